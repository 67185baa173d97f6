import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { store } from '@slipstream/modules';
import { formatNumber, useNotify } from '@slipstream/ui';
import type { Resource } from '@slipstream/data';
import { BLOCKS_ROUTE } from './use-entries';
import type { BlockRecord, Entry } from './entries';

/** What is said when one switch, or several, were switched. */
function sentence( entries: readonly Entry[], isOn: boolean ): string {
	const [ first ] = entries;
	const count = entries.length;
	const number = formatNumber( count );
	if ( count > 1 || ! first ) {
		return isOn
			? sprintf(
					/* translators: %s: a number. */
					_n( '%s is on.', '%s are on.', count, 'slipstream' ),
					number
				)
			: sprintf(
					/* translators: %s: a number. */
					_n( '%s is off.', '%s are off.', count, 'slipstream' ),
					number
				);
	}
	return isOn
		? sprintf(
				/* translators: %s: the name of a feature or a block. */
				__( '“%s” is on.', 'slipstream' ),
				first.title
			)
		: sprintf(
				/* translators: %s: the name of a feature or a block. */
				__( '“%s” is off.', 'slipstream' ),
				first.title
			);
}

const withActive =
	( keys: readonly string[], isOn: boolean ) =>
	( blocks: BlockRecord[] | undefined ) =>
		blocks?.map( ( block ) =>
			keys.includes( block.name ) ? { ...block, active: isOn } : block
		);

/** Switches at the server; each gives why not, in a sentence. */
function useSwitchers( blocks: Resource< BlockRecord[] > ) {
	const registry = useRegistry();
	const { updateJetpackModuleStatus } = useDispatch( store );
	return {
		async switchBlocks( keys: readonly string[], isOn: boolean ) {
			if ( keys.length === 0 ) {
				return '';
			}
			blocks.update( withActive( keys, isOn ) );
			try {
				blocks.update(
					await getHttp().post< BlockRecord[] >(
						`${ BLOCKS_ROUTE }/active`,
						{ blocks: keys, active: isOn }
					)
				);
				return '';
			} catch ( error ) {
				blocks.update( withActive( keys, ! isOn ) );
				return toPluginError( error ).message;
			}
		},
		async switchModule( name: string, isOn: boolean ) {
			return ( await updateJetpackModuleStatus( { name, active: isOn } ) )
				? ''
				: registry.select( store ).getModuleProblem( name );
		},
	};
}

/**
 * Switches at once, and back where the server refuses.
 *
 * @param blocks The blocks.
 */
export function useSwitching( blocks: Resource< BlockRecord[] > ) {
	const notify = useNotify();
	const { switchBlocks, switchModule } = useSwitchers( blocks );
	const [ isBusy, setIsBusy ] = useState( false );

	/** Switches all of these; gives what could not be switched and why. */
	const attempt = async ( entries: readonly Entry[], isOn: boolean ) => {
		const names = entries.filter( ( { kind } ) => kind === 'block' );
		const problems = [];
		for ( const { key, title } of entries.filter(
			( { kind } ) => kind === 'feature'
		) ) {
			// One after the other: one may need another.
			const problem = await switchModule( key, isOn );
			problems.push( problem && `${ title }: ${ problem }` );
		}
		problems.push(
			await switchBlocks(
				names.map( ( { key } ) => key ),
				isOn
			)
		);
		return problems.filter( Boolean ).join( ' ' );
	};

	const run = async (
		entries: readonly Entry[],
		isOn: boolean
	): Promise< void > => {
		const asked = entries.filter(
			( entry ) => entry.isOn !== isOn && entry.lock === ''
		);
		if ( asked.length === 0 ) {
			notify( __( 'Nothing to change.', 'slipstream' ) );
			return;
		}
		setIsBusy( true );
		const problem = await attempt( asked, isOn );
		setIsBusy( false );
		if ( problem ) {
			notify( problem, { isError: true } );
			return;
		}
		notify( sentence( asked, isOn ), {
			action: asked.some( ( { kind } ) => kind === 'feature' )
				? {
						// The menu and the other sections know of it with the next page.
						label: __( 'Reload page', 'slipstream' ),
						onClick: () => window.location.reload(),
					}
				: {
						label: __( 'Undo', 'slipstream' ),
						onClick: () => void attempt( asked, ! isOn ),
					},
		} );
	};
	return { isBusy, run };
}
