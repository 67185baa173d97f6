// The actions and filters of @wordpress/hooks that TypeScript fires, and those of its own that it waits for.
import ts from 'typescript';

const FIRES = {
	applyFilters: 'filter',
	applyFiltersAsync: 'filter',
	doAction: 'action',
	doActionAsync: 'action',
};
const HEARS = { addFilter: 'filter', addAction: 'action' };

/** The functions of @wordpress/hooks that a file imports, by the names that they have there. */
function imported( tree ) {
	const names = new Map();
	for ( const { importClause, moduleSpecifier } of tree.statements.filter(
		ts.isImportDeclaration
	) ) {
		const bindings = importClause?.namedBindings;
		if (
			moduleSpecifier.text === '@wordpress/hooks' &&
			bindings &&
			ts.isNamedImports( bindings )
		) {
			bindings.elements.forEach( ( { name, propertyName } ) =>
				names.set( name.text, ( propertyName ?? name ).text )
			);
		}
	}
	return names;
}

/** The strings that a file gives names to. */
function constants( tree ) {
	const found = new Map();
	for ( const statement of tree.statements.filter(
		ts.isVariableStatement
	) ) {
		for ( const { name, initializer } of statement.declarationList
			.declarations ) {
			if ( initializer && ts.isStringLiteralLike( initializer ) ) {
				found.set( name.getText( tree ), initializer.text );
			}
		}
	}
	return found;
}

const joined = ( comment ) =>
	( ts.getTextOfJSDocComment( comment ) ?? '' ).replace( /\s+/g, ' ' ).trim();

/** What the docblock in front of a call's statement says. */
function docOf( call ) {
	const statement = ts.findAncestor( call, ts.isStatement );
	const doc = ts.getJSDocCommentsAndTags( statement ).findLast( ts.isJSDoc );
	if ( ! doc ) {
		return undefined;
	}
	const tags = doc.tags ?? [];
	return {
		text: joined( doc.comment ),
		since: joined(
			tags.find( ( { tagName } ) => tagName.text === 'since' )?.comment
		),
		params: tags.filter( ts.isJSDocParameterTag ).map( ( tag ) => ( {
			type: tag.typeExpression?.type.getText(),
			name: tag.name.getText(),
			text: joined( tag.comment ).replace( /^- /, '' ),
		} ) ),
	};
}

/**
 * Finds the hooks of a file.
 *
 * @param {string} source TypeScript.
 * @param {string} file   Its path.
 * @return {Object[]} The calls in their order. One that waits for a hook of WordPress is none.
 */
export function jsHooks( source, file ) {
	if ( ! source.includes( '@wordpress/hooks' ) ) {
		return [];
	}
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true
	);
	const names = imported( tree );
	const strings = constants( tree );
	const calls = [];
	const visit = ( node ) => {
		const called = ts.isCallExpression( node )
			? names.get( node.expression.getText( tree ) )
			: undefined;
		const kind = FIRES[ called ] ?? HEARS[ called ];
		if ( kind ) {
			const [ hook, ...values ] = node.arguments;
			const name = ts.isStringLiteralLike( hook )
				? hook.text
				: ( strings.get( hook.getText( tree ) ) ?? '' );
			const isHeard = called in HEARS;
			if ( ! isHeard || name.startsWith( 'slipstream.' ) ) {
				const { line } = tree.getLineAndCharacterOfPosition(
					node.getStart( tree )
				);
				calls.push( {
					name,
					kind,
					file,
					line: line + 1,
					isHeard,
					count: isHeard ? undefined : values.length,
					doc: docOf( node ),
				} );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return calls;
}
