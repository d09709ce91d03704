// A stand-in for the Babel plugin of react-native-worklets, with its rule for functions: each that begins with "worklet", or that
// one of its hooks and animations gets, becomes the result of a factory that is called where the function was declared, so that
// nothing is hoisted, with what it mentions as it is at that time. The UI thread gets the function's own text and this closure.
//
// Source: software-mansion/react-native-reanimated, packages/react-native-worklets/plugin/src: utils.ts (replaceWithFactoryCall),
// workletFactory.ts, closure.ts, workletStringCode.ts, autoworkletization.ts. It leaves out classes, context objects, methods of
// objects, gestures, layout animations, files that are worklets, source maps, hashes, and references to worklets by name.
const CALLS = { useAnimatedStyle: 0, useDerivedValue: 0, withTiming: 2, withSpring: 2 };

const generate = require("@babel/generator").default;

module.exports = ({ types: t, template, transformSync }) => {
  const isWorklet = (path) => {
    const { body } = path.node;
    if (t.isBlockStatement(body) && body.directives.some(({ value }) => value.value === "worklet")) return true;
    const { parent } = path;
    return t.isCallExpression(parent) && CALLS[parent.callee.name] === path.key;
  };

  /** What a function mentions besides its own variables, itself, and globals. */
  const closure = (path) => {
    const names = new Set();
    path.traverse({
      "TSType|TSTypeAliasDeclaration|TSInterfaceDeclaration": (type) => type.skip(),
      ReferencedIdentifier(id) {
        const binding = id.scope.getBinding(id.node.name);
        let { scope } = id;
        for (; scope !== path.scope.parent; scope = scope.parent) if (scope.hasOwnBinding(id.node.name)) return;
        if (binding && binding.identifier !== path.node.id) names.add(id.node.name);
      },
    });
    return [...names];
  };

  const replace = (path, state) => {
    const { node } = path;
    if (t.isBlockStatement(node.body)) node.body.directives = node.body.directives.filter((d) => d.value.value !== "worklet");
    const body = t.isBlockStatement(node.body) ? node.body : t.blockStatement([t.returnStatement(node.body)]);
    const names = closure(path);
    const made = t.functionExpression(null, node.params, body);
    const taken = names.length ? `const { ${names.join(", ")} } = this.__closure;` : "";
    const self = node.id ? `const ${node.id.name} = this._recur;` : "";
    const whole = t.cloneNode(made);
    whole.body.body.unshift(...template.statements(`${taken}${self}`)());
    const text = transformSync(`(${generate(whole).code})`, {
      filename: state.file.opts.filename, babelrc: false, configFile: false,
      presets: [require.resolve("@babel/preset-typescript")],
    }).code.replace(/;$/, "");
    const name = node.id ? node.id.name : "worklet";
    const call = template.expression(
      `(function ({ ${names} }) { const NAME = MADE; NAME.__closure = { ${names} }; NAME.__workletHash = 1;
        NAME.__initData = { code: CODE }; return NAME; })({ ${names} })`,
    )({ NAME: t.identifier(name), MADE: made, CODE: t.stringLiteral(text) });
    const isDeclared = node.id && (t.isScopable(path.parent) || t.isExportNamedDeclaration(path.parent));
    path.replaceWith(isDeclared ? t.variableDeclaration("const", [t.variableDeclarator(node.id, call)]) : call);
  };

  // Inner functions first, as the plugin has it.
  return { visitor: { Function: { exit: (path, state) => { if (isWorklet(path)) replace(path, state); } } } };
};
