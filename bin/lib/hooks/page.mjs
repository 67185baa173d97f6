// What docs/hooks.md says, and what is wrong with the docblocks that it is made of.

/** Names that others know: other plugins listen to them on sites that come from Jetpack. */
const JETPACK = /^(jetpack|wpcom)_/;
const OWN = /^slipstream[_.]/;
/** WordPress's own sentence for a hook that is told elsewhere. */
const ELSEWHERE = /^This (?:action|filter) is documented in (\S+?)\.?$/;

const elsewhere = ( { doc } ) => ELSEWHERE.exec( doc?.text ?? '' )?.[ 1 ];
const place = ( { file, line } ) => `${ file }:${ line }`;

/**
 * Puts the calls of each hook together.
 *
 * @param {Object[]} calls What was found in the code.
 * @return {Object[]} The hooks by name: `told` is the call whose docblock speaks for all.
 */
export function hooksOf( calls ) {
	const names = [ ...new Set( calls.map( ( { name } ) => name ) ) ].sort();
	return names.map( ( name ) => {
		const all = calls.filter( ( call ) => call.name === name );
		const told = all.filter( ( call ) => call.doc && ! elsewhere( call ) );
		return { name, calls: all, told };
	} );
}

/** Hooks of WordPress that the plugin fires too are told there. */
const isCore = ( { calls } ) =>
	calls.every( ( call ) => elsewhere( call )?.startsWith( 'wp-' ) );

function problemsOfDoc( { doc, count } ) {
	const { text, since, params } = doc;
	return [
		/[.?!)]$/.test( text ) ? '' : 'no sentence',
		/^\d+\.\d+\.\d+$/.test( since ) ? '' : 'no @since',
		count === undefined || params.length === count
			? ''
			: `${ params.length } @param for ${ count } arguments`,
		...params.map( ( { type, name, text: said } ) =>
			type && name && said ? '' : `a @param without type, name or words`
		),
	];
}

function problemsOfHook( hook ) {
	const { name, calls, told } = hook;
	const at = calls.map( place ).join( ', ' );
	if ( ! name ) {
		return [ `${ at }: the name is no literal` ];
	}
	if ( isCore( hook ) ) {
		return [];
	}
	const [ first ] = told;
	const wrong = calls.filter( ( call ) => {
		const where = elsewhere( call );
		return where && where !== first?.file;
	} );
	return [
		OWN.test( name ) || JETPACK.test( name )
			? ''
			: `${ name } is neither ours, Jetpack's nor WordPress's`,
		new Set( calls.map( ( { kind } ) => kind ) ).size > 1
			? `${ name } is both an action and a filter`
			: '',
		...( told.length === 1
			? problemsOfDoc( first ).map(
					( why ) => why && `${ name }: ${ why }`
				)
			: [ `${ name } has ${ told.length } docblocks` ] ),
		...calls.map( ( call ) =>
			first && call !== first && call.count > first.doc.params.length
				? `${ name } gets more arguments than its docblock tells of`
				: ''
		),
		...wrong.map(
			() => `${ name } is not documented where it is said to be`
		),
	]
		.filter( Boolean )
		.map( ( why ) => `${ at }: ${ why }` );
}

/**
 * Says what is wrong with the hooks.
 *
 * @param {Object[]} calls What was found in the code.
 * @return {string[]} Sentences; none where all is well.
 */
export const problemsOf = ( calls ) =>
	hooksOf( calls ).flatMap( problemsOfHook );

const area = ( file ) =>
	file.startsWith( 'php/' )
		? file
				.split( '/' )[ 1 ]
				.replace( /\.php$/, '' )
				.replaceAll( '_', ' ' )
		: 'JavaScript';

const files = ( calls ) =>
	[ ...new Set( calls.map( ( { file } ) => `\`${ file }\`` ) ) ].join( ', ' );

function hookText( { name, calls, told: [ first ] } ) {
	const { text, since, params } = first.doc;
	const fired = calls.filter( ( { isHeard } ) => ! isHeard );
	const heard = calls.filter( ( { isHeard } ) => isHeard );
	const facts = [
		first.kind === 'filter' ? 'Filter' : 'Action',
		`since ${ since }`,
		...( JETPACK.test( name ) ? [ "Jetpack's name" ] : [] ),
		files( [ first, ...fired ].filter( ( { isHeard } ) => ! isHeard ) ),
		...( heard.length ? [ `heard by ${ files( heard ) }` ] : [] ),
	].filter( Boolean );
	return [
		`### \`${ name }\``,
		'',
		`${ facts.join( ' · ' ) }`,
		'',
		text,
		...( params.length ? [ '' ] : [] ),
		...params.map(
			( param ) =>
				`- \`${ first.file.endsWith( '.php' ) ? '$' : '' }${ param.name }\` (\`${ param.type }\`): ${ param.text }`
		),
		'',
	];
}

const INTRO = `# Hooks

Every action and filter that the plugin fires. This page is made from the docblocks in the code by \`npm run docs\`, and a test fails while it is out of date.

A filter returns its first argument, changed or not. Names that begin with \`jetpack_\` or \`wpcom_\` are Jetpack's: they are here so that code
written for Jetpack keeps working. The rest of the plugin's own API is its [routes](routes.md) and [abilities](abilities.md);
[architecture](architecture.md) shows how another plugin adds a module.
`;

/**
 * Makes the page.
 *
 * @param {Object[]} calls What was found in the code.
 * @return {string} Markdown.
 */
export function hooksPage( calls ) {
	const hooks = hooksOf( calls );
	const own = hooks.filter( ( hook ) => ! isCore( hook ) && hook.told[ 0 ] );
	const areaOf = ( { told } ) => area( told[ 0 ].file );
	const areas = [ ...new Set( own.map( areaOf ) ) ].sort();
	const core = hooks.filter( isCore );
	return [
		INTRO,
		...areas.flatMap( ( name ) => [
			`## ${ name }`,
			'',
			...own
				.filter( ( hook ) => areaOf( hook ) === name )
				.flatMap( hookText ),
		] ),
		'## Hooks of WordPress',
		'',
		'The plugin fires these where it does what WordPress would have done. WordPress documents them.',
		'',
		...core.map(
			( { name, calls: [ first, ...more ] } ) =>
				`- \`${ name }\` (${ first.kind }, \`${ elsewhere( first ) }\`): ${ files( [ first, ...more ] ) }`
		),
		'',
	].join( '\n' );
}
