import { __, sprintf } from '@wordpress/i18n';
import { isReachable } from '@slipstream/ui';
import type { KnownModule, ModuleMap } from '@slipstream/modules';

/** A block, as slipstream/v1/blocks tells it. */
export interface BlockRecord {
	name: string;
	title: string;
	description: string;
	category: string;
	/** What people want it for. */
	purpose: string;
	/** Blocks that it can stand in; none where it can stand anywhere. */
	parent: readonly string[];
	/** The module that it needs; '' for none. */
	module: string;
	is_insertable: boolean;
	/** Whether somebody else keeps it off. */
	is_forced: boolean;
	active: boolean;
}

/** A switch. */
export interface Entry {
	/** The module's slug, or the block's name without its namespace. */
	key: string;
	kind: 'feature' | 'block';
	title: string;
	/** What its switch is called: blocks have the names of features sometimes. */
	label: string;
	isOn: boolean;
	isBusy: boolean;
	/** Why it cannot be switched, in a sentence; '' where it can. */
	lock: string;
	/** The names of the blocks that it switches; none for a module. */
	blocks: readonly string[];
}

/** A line of a card: what the site can do, with the switches of its blocks. */
export interface Feature extends Entry {
	purpose: string;
	description: string;
	/** More words to find it by. */
	words: string;
	/** Where it is set up. */
	href?: string | undefined;
	parts: readonly Entry[];
	/** Whether pages show nothing in the place of its blocks while it is off. */
	hidesBlocks: boolean;
}

/** How the cards are narrowed down. */
export interface Narrowing {
	search: string;
	state: '' | 'on' | 'off';
}

const NAMESPACE = 'jetpack/';
const shortName = ( name: string ) => name.slice( NAMESPACE.length );

const forcedOff = () =>
	__( 'Your host or another plugin keeps this off.', 'slipstream' );

function lockOf( module: KnownModule ): string {
	const { override, unavailable_reason: reason, activated } = module;
	if ( override === 'active' ) {
		return __( 'Your host or another plugin keeps this on.', 'slipstream' );
	}
	if ( override === 'inactive' ) {
		return forcedOff();
	}
	// One that is on can always be switched off again, whatever it lacks.
	return ( ! activated && reason ) || '';
}

/** Those that this plugin does not have are told without a description, and are no switches. */
const isHere = ( { description }: KnownModule ) => Boolean( description );

/**
 * The names of what Jetpack has and this plugin does not.
 *
 * @param modules All modules.
 */
export const missingNames = ( modules: ModuleMap ): string[] =>
	Object.values( modules )
		.filter( ( module ) => ! isHere( module ) )
		.map( ( { name, module } ) => name ?? module );

/** Why a block cannot be switched by itself: what it needs is off. */
function lockOfBlock(
	block: BlockRecord,
	modules: ModuleMap,
	blocks: ReadonlyMap< string, BlockRecord >
): string {
	if ( block.is_forced ) {
		return forcedOff();
	}
	const needed = [ modules.blocks, modules[ block.module ] ].find(
		( module ) => module && ! module.activated
	);
	const parents = block.parent.flatMap(
		( name ) => blocks.get( name ) ?? []
	);
	const parent = parents.every( ( { active } ) => ! active ) && parents[ 0 ];
	const title = needed ? needed.name : parent && parent.title;
	return title
		? sprintf(
				/* translators: %s: the name of a feature or a block. */
				__( 'Off because “%s” is off.', 'slipstream' ),
				title
			)
		: '';
}

type Known = {
	modules: ModuleMap;
	blocks: readonly BlockRecord[];
	byName: ReadonlyMap< string, BlockRecord >;
};

/** The slug of the module that a block belongs to: the one that it needs, or the one that has its name. */
function moduleOf( { module, name }: BlockRecord, modules: ModuleMap ) {
	const named = modules[ shortName( name ) ];
	return module || ( named && isHere( named ) ? named.module : '' );
}

function blockEntry( block: BlockRecord, { modules, byName }: Known ): Entry {
	const lock = lockOfBlock( block, modules, byName );
	return {
		key: shortName( block.name ),
		kind: 'block',
		title: block.title,
		label: sprintf(
			/* translators: %s: the name of a block. */
			__( '%s block', 'slipstream' ),
			block.title
		),
		isOn: block.active && lock === '',
		isBusy: false,
		lock,
		blocks: [ block.name ],
	};
}

/** Blocks that only stand in one other block, as one switch: nobody looks for twenty rows. */
function groupEntry( blocks: readonly BlockRecord[], known: Known ): Entry {
	const entries = blocks.map( ( block ) => blockEntry( block, known ) );
	const [ first ] = entries;
	return {
		key: `${ first?.key }-group`,
		kind: 'block',
		title: __( 'Form fields', 'slipstream' ),
		label: __( 'Form fields', 'slipstream' ),
		isOn: entries.every( ( { isOn } ) => isOn ),
		isBusy: false,
		lock: entries.every( ( { lock } ) => lock )
			? ( first?.lock ?? '' )
			: '',
		blocks: blocks.map( ( { name } ) => name ),
	};
}

/** Whether a block is part of a form: it declares the category of forms, and that it stands in another block. */
const isFormPart = ( { category, parent }: BlockRecord ) =>
	category === 'contact-form' && parent.length > 0;

/** The switches inside a feature. */
function partsOf( blocks: readonly BlockRecord[], known: Known ): Entry[] {
	const fields = blocks.filter( isFormPart );
	return [
		...blocks
			.filter( ( block ) => ! isFormPart( block ) )
			.map( ( block ) => blockEntry( block, known ) ),
		...( fields.length > 0 ? [ groupEntry( fields, known ) ] : [] ),
	];
}

function moduleFeature(
	module: KnownModule,
	known: Known,
	isBusy: boolean
): Feature {
	const slug = module.module;
	const own = known.blocks.filter(
		( block ) =>
			block.is_insertable && moduleOf( block, known.modules ) === slug
	);
	return {
		key: slug,
		kind: 'feature',
		title: module.name ?? slug,
		label: module.name ?? slug,
		purpose: module.purpose ?? '',
		description: module.description ?? '',
		words: [
			...( module.module_tags ?? [] ),
			slug,
			...own.map( ( { title } ) => title ),
		].join( ' ' ),
		isOn: module.activated,
		isBusy,
		lock: lockOf( module ),
		blocks: [],
		href:
			module.configure_url &&
			// That of all blocks is this section.
			! module.configure_url.endsWith( '#/modules' ) &&
			isReachable( module.configure_url )
				? module.configure_url
				: undefined,
		parts: partsOf( own, known ),
		hidesBlocks:
			slug === 'blocks' || known.byName.has( `${ NAMESPACE }${ slug }` ),
	};
}

function blockFeature( block: BlockRecord, known: Known ): Feature {
	const inside = known.blocks.filter(
		( other ) => other.is_insertable && other.parent.includes( block.name )
	);
	return {
		...blockEntry( block, known ),
		purpose: block.purpose,
		description: block.description,
		words: [ block.name, ...inside.map( ( { title } ) => title ) ].join(
			' '
		),
		parts: partsOf( inside, known ),
		hidesBlocks: false,
	};
}

/**
 * What the site can do: the modules, and blocks that belong to none of them and stand by themselves.
 *
 * @param modules    The modules.
 * @param blocks     The blocks.
 * @param isUpdating Whether a module is being switched.
 */
export function featuresOf(
	modules: ModuleMap,
	blocks: readonly BlockRecord[],
	isUpdating: ( slug: string ) => boolean
): Feature[] {
	const byName = new Map( blocks.map( ( block ) => [ block.name, block ] ) );
	const known = { modules, blocks, byName };
	return [
		...Object.values( modules )
			.filter( isHere )
			.sort( ( a, b ) => ( a.sort ?? 0 ) - ( b.sort ?? 0 ) )
			.map( ( module ) =>
				moduleFeature( module, known, isUpdating( module.module ) )
			),
		...blocks
			.filter(
				( block ) =>
					block.is_insertable &&
					block.parent.length === 0 &&
					moduleOf( block, modules ) === ''
			)
			.sort( ( a, b ) => a.title.localeCompare( b.title ) )
			.map( ( block ) => blockFeature( block, known ) ),
	];
}

/**
 * The features that fit a search and its filter.
 *
 * @param features All.
 * @param view     What is asked for.
 */
export function narrow(
	features: readonly Feature[],
	view: Narrowing
): Feature[] {
	const words = view.search
		.toLocaleLowerCase()
		.split( /\s+/ )
		.filter( Boolean );
	return features.filter( ( { title, description, words: more, isOn } ) => {
		const text =
			`${ title } ${ description } ${ more }`.toLocaleLowerCase();
		return (
			( view.state === '' || ( view.state === 'on' ) === isOn ) &&
			words.every( ( word ) => text.includes( word ) )
		);
	} );
}
