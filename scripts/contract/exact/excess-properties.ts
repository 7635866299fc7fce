import ts from 'typescript';

/** Maximum depth, for recursive types. */
const DEPTH = 8;

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Returns true for types that accept any property. */
function takesAnything(checker: ts.TypeChecker, type: ts.Type): boolean {
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter;
  return (type.flags & open) !== 0 || checker.getIndexInfosOfType(type).length > 0;
}

function elementOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return undefined;
  return checker.getIndexTypeOfType(type, ts.IndexKind.Number);
}

const isRecord = (type: ts.Type) =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

/**
 * Returns the paths of the properties that the source type has and the target type doesn't. The compiler
 * reports them only for object literals, not for spreads and results of functions.
 */
export function excessProperties(
  checker: ts.TypeChecker,
  source: ts.Type,
  target: ts.Type,
  path: readonly string[] = [],
): string[] {
  const targets = partsOf(target);
  if (path.length > DEPTH || targets.some((one) => !isArray(one) && takesAnything(checker, one)))
    return [];
  return [...new Set(partsOf(source).flatMap((part) => excessOf(part)))];

  function isArray(type: ts.Type): boolean {
    return elementOf(checker, type) !== undefined;
  }

  function excessOf(part: ts.Type): string[] {
    const element = elementOf(checker, part);
    if (element !== undefined) {
      return targets.flatMap((one) => {
        const wanted = elementOf(checker, one);
        return wanted ? excessProperties(checker, element, wanted, path) : [];
      });
    }
    const records = targets.filter((one) => isRecord(one) && !isArray(one));
    if (!isRecord(part) || records.length === 0) return [];
    return checker.getPropertiesOfType(part).flatMap((property) => {
      const { name } = property;
      const wanted = records.flatMap((one) => checker.getPropertyOfType(one, name) ?? []);
      if (wanted.length === 0) return [[...path, name].join('.')];
      // For a union, compare with the members that have a property of that name.
      const found = wanted.map((one) =>
        excessProperties(checker, checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(one), [
          ...path,
          name,
        ]),
      );
      return found.some((paths) => paths.length === 0) ? [] : (found[0] ?? []);
    });
  }
}
