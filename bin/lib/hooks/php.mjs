// The actions and filters that PHP fires, and the actions that it waits for others to fire, read from its syntax tree.
import Engine from 'php-parser';

/** The functions that fire a hook, and where each has the hook's arguments: after the name, or in a list. */
const FUNCTIONS = {
	apply_filters: { kind: 'filter' },
	apply_filters_ref_array: { kind: 'filter', isList: true },
	apply_filters_deprecated: { kind: 'filter', isList: true },
	do_action: { kind: 'action' },
	do_action_ref_array: { kind: 'action', isList: true },
	do_action_deprecated: { kind: 'action', isList: true },
	// An action for others to fire has a docblock where it is waited for; others, such as scheduled events, are no interface.
	add_action: { kind: 'action', isHeard: true },
};
const IS_CALLED = new RegExp(
	`\\b(${ Object.keys( FUNCTIONS ).join( '|' ) })\\b`
);

const parser = new Engine( {
	parser: { extractDoc: true },
	ast: { withPositions: true },
} );

/** A name with variables in it is written with their names in braces. */
function nameOf( node ) {
	if ( node.kind === 'string' ) {
		return node.value;
	}
	const parts =
		node.kind === 'encapsed'
			? node.value.map( ( { expression } ) => expression )
			: [];
	return parts
		.map( ( { kind, name, value } ) =>
			kind === 'variable' ? `{$${ name }}` : value
		)
		.join( '' );
}

/** The comment's text, line by line, without stars. */
const linesOf = ( comment ) =>
	comment
		.slice( 3, -2 )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trim() );

const joined = ( lines ) => lines.join( ' ' ).replace( /\s+/g, ' ' ).trim();

const PARAM =
	/^@param\s+(?<type>.+?)\s+(?:\.\.\.)?\$(?<name>\w+)\s*(?<text>.*)$/;

/** The classes that a file imports by the names that they have there, and its namespace. */
function importsOf( tree ) {
	const { name = '', children } =
		tree.children.find( ( { kind } ) => kind === 'namespace' ) ?? tree;
	const items = children
		.filter( ( { kind } ) => kind === 'usegroup' )
		.flatMap( ( group ) => group.items );
	return {
		namespace: name,
		classes: new Map(
			items.map( ( item ) => [
				item.alias?.name ?? item.name.split( '\\' ).at( -1 ),
				item.name,
			] )
		),
	};
}

/** A type with the whole names of its classes, which are not the reader's to look up. */
const wholeType = ( type = '', { namespace, classes } ) =>
	type.replace(
		/(?<![\\\w'])[A-Z]\w*/g,
		( name ) => classes.get( name ) ?? `${ namespace }\\${ name }`
	);

/** What a docblock says. */
function readDoc( comment, imports ) {
	const [ intro = [], ...tags ] = linesOf( comment ).reduce(
		( blocks, line ) => {
			if ( line.startsWith( '@' ) ) {
				blocks.push( [ line ] );
			} else {
				blocks.at( -1 ).push( line );
			}
			return blocks;
		},
		[ [] ]
	);
	const all = tags.map( joined );
	const since = all.find( ( tag ) => tag.startsWith( '@since' ) );
	return {
		text: joined( intro ),
		since: since?.replace( /^@since\s*/, '' ) ?? '',
		params: all
			.filter( ( tag ) => tag.startsWith( '@param' ) )
			.map( ( tag ) => PARAM.exec( tag )?.groups ?? {} )
			.map( ( param ) => ( {
				...param,
				type: wholeType( param.type, imports ),
			} ) ),
	};
}

const isDocblock = ( { kind, value } ) =>
	kind === 'commentblock' && value.startsWith( '/**' );

/** The nearest docblock in front of a call: that of its statement, or of what holds the statement, up to the method. */
function docOf( path, imports ) {
	for ( const node of [ ...path ].reverse() ) {
		if ( [ 'method', 'function', 'class' ].includes( node.kind ) ) {
			return undefined;
		}
		const comment = node.leadingComments?.findLast( isDocblock );
		if ( comment ) {
			return readDoc( comment.value, imports );
		}
	}
	return undefined;
}

function* nodes( value, path = [] ) {
	if ( Array.isArray( value ) ) {
		for ( const member of value ) {
			yield* nodes( member, path );
		}
	} else if ( value?.kind ) {
		const here = [ ...path, value ];
		yield here;
		for ( const [ key, member ] of Object.entries( value ) ) {
			if ( typeof member === 'object' && ! /comments$/i.test( key ) ) {
				yield* nodes( member, here );
			}
		}
	}
}

/** How many arguments a hook gets; who waits for one does not say. */
const countOf = ( isHeard, values = [] ) =>
	isHeard ? undefined : values.length;

/**
 * Finds the hooks that a file fires.
 *
 * @param {string} source PHP.
 * @param {string} file   Its path.
 * @return {Object[]} The calls in their order.
 */
export function phpHooks( source, file ) {
	if ( ! IS_CALLED.test( source ) ) {
		return [];
	}
	const calls = [];
	const tree = parser.parseCode( source, file );
	const imports = importsOf( tree );
	for ( const path of nodes( tree ) ) {
		const { kind, what, arguments: given, loc } = path.at( -1 );
		const called =
			kind === 'call' && what.kind === 'name'
				? FUNCTIONS[ what.name.replace( /^\\/, '' ) ]
				: undefined;
		if ( ! called ) {
			continue;
		}
		const { isHeard = false, isList } = called;
		const doc = docOf( path, imports );
		const [ name, ...values ] = given;
		if ( ! isHeard || doc?.since ) {
			calls.push( {
				name: nameOf( name ),
				kind: called.kind,
				file,
				line: loc.start.line,
				isHeard,
				count: countOf( isHeard, isList ? values[ 0 ]?.items : values ),
				doc,
			} );
		}
	}
	return calls;
}
