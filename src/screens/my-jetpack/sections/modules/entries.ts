import { __, sprintf } from '@wordpress/i18n';
import { isReachable } from '@slipstream/ui';
import type { KnownModule, ModuleMap } from '@slipstream/modules';

/** A block, as slipstream/v1/blocks tells it. */
export interface BlockRecord {
	name: string;
	title: string;
	description: string;
	category: string;
	/** Blocks that it can stand in; none where it can stand anywhere. */
	parent: readonly string[];
	/** The module that it needs; '' for none. */
	module: string;
	is_insertable: boolean;
	/** Whether somebody else keeps it off. */
	is_forced: boolean;
	active: boolean;
}

/** One switch of the list. */
export interface Entry {
	/** Its place: lists go by numbers. */
	id: number;
	/** The module's slug, or the block's name. */
	key: string;
	kind: 'feature' | 'block';
	title: string;
	description: string;
	/** More words to find it by. */
	words: string;
	isOn: boolean;
	isBusy: boolean;
	/** Why it cannot be switched, in a sentence; '' where it can. */
	lock: string;
	/** Where it is set up. */
	href?: string | undefined;
}

/** How the list is narrowed down. */
export interface Narrowing {
	search: string;
	state: '' | 'on' | 'off';
	kind: '' | 'feature' | 'block';
}

const forcedOff = () =>
	__( 'Your host or another plugin keeps this off.', 'slipstream' );

function lockOf( {
	override,
	unavailable_reason: reason,
}: KnownModule ): string {
	if ( override === 'active' ) {
		return __( 'Your host or another plugin keeps this on.', 'slipstream' );
	}
	if ( override === 'inactive' ) {
		return forcedOff();
	}
	return reason || '';
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

function features(
	modules: ModuleMap,
	isUpdating: ( slug: string ) => boolean
) {
	return Object.values( modules )
		.filter( ( module ) => isHere( module ) )
		.sort( ( a, b ) => ( a.sort ?? 0 ) - ( b.sort ?? 0 ) )
		.map( ( module ): Omit< Entry, 'id' > => ( {
			key: module.module,
			kind: 'feature',
			title: module.name ?? module.module,
			description: module.description ?? '',
			words: [ ...( module.module_tags ?? [] ), module.module ].join(
				' '
			),
			isOn: module.activated,
			isBusy: isUpdating( module.module ),
			// One that is on can always be switched off again, whatever it lacks.
			lock: module.activated && ! module.override ? '' : lockOf( module ),
			href:
				module.configure_url && isReachable( module.configure_url )
					? module.configure_url
					: undefined,
		} ) );
}

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

function blockEntries( blocks: readonly BlockRecord[], modules: ModuleMap ) {
	const byName = new Map( blocks.map( ( block ) => [ block.name, block ] ) );
	return blocks
		.filter( ( block ) => block.is_insertable )
		.sort( ( a, b ) => a.title.localeCompare( b.title ) )
		.map( ( block ): Omit< Entry, 'id' > => {
			const lock = lockOfBlock( block, modules, byName );
			return {
				key: block.name,
				kind: 'block',
				title: block.title,
				description: block.description,
				words: `${ block.name } ${ block.category }`,
				isOn: block.active && lock === '',
				isBusy: false,
				lock,
			};
		} );
}

/**
 * All switches: the features first, then the blocks.
 *
 * @param modules    The modules.
 * @param blocks     The blocks.
 * @param isUpdating Whether a module is being switched.
 */
export const entriesOf = (
	modules: ModuleMap,
	blocks: readonly BlockRecord[],
	isUpdating: ( slug: string ) => boolean
): Entry[] =>
	[
		...features( modules, isUpdating ),
		...blockEntries( blocks, modules ),
	].map( ( entry, index ) => ( { ...entry, id: index + 1 } ) );

/**
 * The switches that fit a search and its filters.
 *
 * @param entries All.
 * @param view    What is asked for.
 */
export function narrow( entries: readonly Entry[], view: Narrowing ): Entry[] {
	const words = view.search
		.toLocaleLowerCase()
		.split( /\s+/ )
		.filter( Boolean );
	return entries.filter(
		( { title, description, words: more, isOn, kind } ) => {
			const text =
				`${ title } ${ description } ${ more }`.toLocaleLowerCase();
			return (
				( view.state === '' || ( view.state === 'on' ) === isOn ) &&
				( view.kind === '' || view.kind === kind ) &&
				words.every( ( word ) => text.includes( word ) )
			);
		}
	);
}
