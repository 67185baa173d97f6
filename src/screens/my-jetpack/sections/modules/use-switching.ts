import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { store } from '@slipstream/modules';
import { useNotify } from '@slipstream/ui';
import type { Resource } from '@slipstream/data';
import { useAgreement } from '../../turning-off';
import { BLOCKS_ROUTE } from './use-features';
import { doneSentence } from './messages';
import type { BlockRecord, Entry, Feature } from './entries';

const withActive =
	( names: readonly string[], isOn: boolean ) =>
	( blocks: BlockRecord[] | undefined ) =>
		blocks?.map( ( block ) =>
			names.includes( block.name ) ? { ...block, active: isOn } : block
		);

/** Switches at the server; each gives why not, in a sentence. */
function useSwitchers( blocks: Resource< BlockRecord[] > ) {
	const registry = useRegistry();
	const { updateJetpackModuleStatus } = useDispatch( store );
	const switchBlocks = async ( names: readonly string[], isOn: boolean ) => {
		const before = blocks.data;
		blocks.update( withActive( names, isOn ) );
		try {
			blocks.update(
				await getHttp().post< BlockRecord[] >(
					`${ BLOCKS_ROUTE }/active`,
					{ blocks: names, active: isOn }
				)
			);
			return '';
		} catch ( error ) {
			blocks.update( ( now ) =>
				now?.map(
					( block ) =>
						( names.includes( block.name ) &&
							before?.find(
								( { name } ) => name === block.name
							) ) ||
						block
				)
			);
			return toPluginError( error ).sentence;
		}
	};
	const switchModule = async ( name: string, isOn: boolean ) =>
		( await updateJetpackModuleStatus( { name, active: isOn } ) )
			? ''
			: registry.select( store ).getModuleProblem( name );
	return ( { kind, key, blocks: names }: Entry, isOn: boolean ) =>
		kind === 'block'
			? switchBlocks( names, isOn )
			: switchModule( key, isOn );
}

/** The blocks that a switch changes: others have that state already. */
const changedBy = (
	blocks: readonly BlockRecord[] | undefined,
	names: readonly string[],
	isOn: boolean
): string[] =>
	names.filter( ( name ) =>
		blocks?.some(
			( block ) => block.name === name && block.active !== isOn
		)
	);

/**
 * Switches at once, and back where the server refuses. What would be missing on pages is asked first.
 *
 * @param blocks The blocks.
 */
export function useSwitching( blocks: Resource< BlockRecord[] > ) {
	const notify = useNotify();
	const isAgreed = useAgreement();
	const attempt = useSwitchers( blocks );
	const [ isBusy, setIsBusy ] = useState( false );

	/** The question comes only where a feature is switched off; a block that is off goes on being shown. */
	const run = async (
		entry: Entry,
		isOn: boolean,
		feature?: Feature,
		changed = changedBy( blocks.data, entry.blocks, isOn )
	): Promise< void > => {
		setIsBusy( true );
		try {
			if ( feature && ! isOn && ! ( await isAgreed( feature ) ) ) {
				return;
			}
			const problem = await attempt( entry, isOn );
			if ( problem ) {
				notify(
					sprintf(
						/* translators: 1: the name of a feature or a block, 2: why it could not be switched. */
						__( '%1$s: %2$s', 'slipstream' ),
						entry.title,
						problem
					),
					{ isError: true }
				);
				return;
			}
			notify( doneSentence( entry, isOn, feature ), {
				action:
					entry.kind === 'feature'
						? {
								// The menu and the other sections know of it with the next page.
								label: __( 'Reload page', 'slipstream' ),
								onClick: () => window.location.reload(),
							}
						: {
								label: __( 'Undo', 'slipstream' ),
								// Those alone: of a group, some may have been so before.
								onClick: () =>
									void run(
										{ ...entry, blocks: changed },
										! isOn,
										undefined,
										changed
									),
							},
			} );
		} finally {
			setIsBusy( false );
		}
	};
	return { isBusy, run };
}
