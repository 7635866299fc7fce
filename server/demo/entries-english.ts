/** English names and summaries of demo entries by their Chinese name; some teams have written none. */
export const ENTRIES_ENGLISH: Partial<Record<string, readonly [name: string, summary: string]>> = {
  具身智能装配工作站: [
    'Embodied-AI assembly station',
    'Learns to plug in cables by watching a worker once, and switches products three times a day.',
  ],
  端侧隐私计算芯片: [
    'On-device privacy computing chip',
    'Trains models together without data leaving the phone; encrypted inference is only 1.8 times slower.',
  ],
  科研文献结构化引擎: [
    'Structured data from research papers',
    'Turns the recipes in materials papers into tables; each value links back to its sentence.',
  ],
  儿童罕见病基因解读: [
    'Genome reports for children with rare diseases',
    'From sample to report in 48 hours, with advice on medication that can help.',
  ],
  微创介入磁控导管: [
    'Magnetically steered catheter',
    'A magnetic field guides the catheter around bends, and doctors operate from outside the X-ray room.',
  ],
  全固态薄膜电池: [
    'All-solid-state thin-film battery',
    'At 0.2 mm thin, it powers a wearable patch for thirty days.',
  ],
  虚拟电厂聚合平台: [
    'Virtual power plant of air conditioners',
    'Combines 110,000 air conditioners into a 300 MW plant that responds within seconds.',
  ],
  绿色甲醇合成催化剂: [
    'Catalyst for green methanol',
    'Makes methanol from the carbon dioxide in flue gas, with twice the conversion per pass.',
  ],
  人形机器人灵巧手: [
    'Dexterous hand for humanoid robots',
    'Fifteen degrees of freedom in 800 grams: opens a bottle and picks up an egg.',
  ],
  超薄玻璃激光切割: [
    'Laser cutting of ultra-thin glass',
    'Cuts 30-micrometre glass without chipped edges and raises the yield of folding screens by nine points.',
  ],
  大尺寸陶瓷基板: [
    'Large ceramic substrates',
    'Silicon nitride substrates for power modules, with a flexural strength of 850 MPa.',
  ],
  低温固态电池电解质: [
    'Low-temperature solid-state electrolyte',
    'Keeps 82% of the capacity at 40 degrees below zero; 300 Ah cells have run a whole winter in buses of the far north.',
  ],
  手术机器人力反馈末端: [
    'Force feedback for surgical robots',
    'A fingertip-sized six-axis sensor lets surgeons feel tissue again; eleven hospitals take part in the clinical trial.',
  ],
  晶圆缺陷小样本检测: [
    'Wafer inspection from few samples',
    'Adapts to a new process with twenty images of defects, and cuts changeover from two weeks to a day.',
  ],
  多模态工业质检大模型: [
    'Multimodal model for factory inspection',
    'Combines images, sound and vibration, starts with twenty samples and replaces manual inspection on three lines.',
  ],
  可吸入核酸药物平台: [
    'Platform for inhaled RNA medicines',
    'Packs RNA into inhalable microspheres, with six times the delivery to the lung; approved for clinical trials.',
  ],
  方言实时语音助手: [
    'Emergency calls in seventeen dialects',
    'Understands callers in seventeen dialects; dispatch centres in four cities send ambulances 51 seconds earlier.',
  ],
  园区级虚拟电厂调度: [
    'Virtual power plant for science parks',
    'Joins air conditioning, storage and chargers of a park; companies saved 12 million yuan in one summer.',
  ],
  超薄玻璃激光切割机: [
    'Laser cutter for ultra-thin glass',
    'Cuts 30-micrometre glass without chipped edges and raises the yield of folding screens by nine points.',
  ],
  碳化硅外延在线测厚仪: [
    'In-line thickness gauge for silicon carbide',
    'Measures wafers without unloading them and saves forty minutes per run.',
  ],
  海上风电柔性直流换流阀: [
    'Converter valve for offshore wind',
    'A modular valve that makes the platform 30% lighter; in service 100 km offshore.',
  ],
  航空复材自动铺丝机: [
    'Automated fibre placement for aircraft',
    'Controls eight tows separately and lays complex surfaces in one pass.',
  ],
  多语种合同审阅助手: [
    'Multilingual contract review',
    'Gives the source of each finding; seventy legal departments review contracts in a third of the time.',
  ],
  单细胞药敏检测平台: [
    'Drug testing on a patient’s own cells',
    'Tries forty therapies on tumour cells of the patient within 72 hours.',
  ],
  卒中院前识别头盔: [
    'Stroke helmet for ambulances',
    'Tells a blocked from a burst vessel within three minutes; 400 ambulances carry it.',
  ],
  港口无人集卡编队: [
    'Driverless trucks for container ports',
    'Forty trucks work in mixed traffic, faster than people at night, with 22% less energy per box.',
  ],
  高温热泵蒸汽机组: [
    'Steam from waste heat',
    'Takes heat from waste water of 60 °C and delivers steam of 150 °C, so that dye works switch off their boilers.',
  ],
  仓储机器人集群调度: [
    'Traffic control for warehouse robots',
    'Two thousand robots without a jam, and 40% more throughput at peak times.',
  ],
  兆瓦级电解水制氢装备: [
    'Megawatt electrolyser',
    'Our own membrane needs 4.2 kWh per cubic metre of hydrogen; the first unit has run for 8,000 hours.',
  ],
  精密行星减速器: [
    'Precision planetary gears',
    'A team that began in a shared workshop now makes 60,000 gears a year for humanoid robots.',
  ],
  肺结节早筛血检试剂: [
    'Blood test for lung nodules',
    'One tube of blood tells benign from malignant and saves half of the needless biopsies.',
  ],
  钠离子储能电芯: [
    'Sodium-ion cells for grid storage',
    'Sodium from table salt replaces lithium; 8,000 cycles for four-hour storage.',
  ],
};
