import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check, closeSmall } from '@wordpress/icons';
import {
	EmptyState,
	List,
	TabLinks,
	useAddressView,
	useSelection,
	useSteps,
} from '@slipstream/ui';
import type { Route } from '@slipstream/ui';
import { Missing } from '../../missing';
import { missingNames, narrow } from './entries';
import { ResetFeatures } from './reset';
import { useEntries } from './use-entries';
import { useSwitching } from './use-switching';
import { address, FILTERS, fieldsOf, MESSAGES } from './view';
import './modules.scss';
import type { Entry } from './entries';
import type { View } from './view';

const PER_PAGE = 200;

/** Features, blocks, or both. */
function Kinds( {
	route,
	entries,
}: {
	route: Route< View >;
	entries: readonly Entry[];
} ) {
	const countOf = ( kind: View[ 'kind' ] ) =>
		entries.length > 0
			? narrow( entries, { search: '', state: '', kind } ).length
			: undefined;
	const kinds: [ View[ 'kind' ], string ][] = [
		[ '', __( 'All', 'slipstream' ) ],
		[ 'feature', __( 'Features', 'slipstream' ) ],
		[ 'block', __( 'Blocks', 'slipstream' ) ],
	];
	return (
		<TabLinks
			label={ __( 'Kind', 'slipstream' ) }
			current={ route.view.kind }
			tabs={ kinds.map( ( [ kind, label ] ) => ( {
				name: kind,
				label,
				href: route.linkTo( { kind } ),
				count: countOf( kind ),
			} ) ) }
		/>
	);
}

/** Every feature and block with its switch. */
export function ModulesPanel() {
	const route = useAddressView( address );
	const { entries, modules, blocks, resources } = useEntries();
	const { isBusy, run } = useSwitching( blocks );
	const items = useMemo(
		() => narrow( entries ?? [], route.view ),
		[ entries, route.view ]
	);
	const chosen = ( ids: readonly number[] ) =>
		items.filter( ( { id } ) => ids.includes( id ) );
	const selection = useSelection( address.format( route.view ), items );
	const isWaiting = ! entries;
	const reload = async () => {
		await Promise.all( resources.map( ( one ) => one.reload() ) );
	};
	const steps = useSteps( route, {
		items,
		isCurrent: ! isWaiting,
		pages: 1,
	} );
	return (
		<div className="slipstream-modules">
			<p>
				{ __(
					'Inactive features load no code. Inactive blocks are not in the editor; existing pages still show them.',
					'slipstream'
				) }
			</p>
			<List< Entry, View >
				label={ __( 'Features', 'slipstream' ) }
				route={ route }
				resource={ {
					error: resources.find( ( { error } ) => error )?.error,
					isLoading: resources.some( ( one ) => one.isLoading ),
					isStale: isWaiting,
					reload,
				} }
				tabs={ <Kinds route={ route } entries={ entries ?? [] } /> }
				items={ items }
				total={ items.length }
				perPage={ PER_PAGE }
				steps={ steps }
				selection={ selection }
				opensItems={ false }
				filters={ FILTERS }
				fields={ fieldsOf(
					( entry, isOn ) => void run( [ entry ], isOn ),
					isBusy
				) }
				actions={ [
					{
						id: 'on',
						label: __( 'Activate', 'slipstream' ),
						icon: check,
						isEligible: ( { isOn, lock } ) => ! isOn && lock === '',
						run: ( ids ) => void run( chosen( ids ), true ),
					},
					{
						id: 'off',
						label: __( 'Deactivate', 'slipstream' ),
						icon: closeSmall,
						isEligible: ( { isOn, lock } ) => isOn && lock === '',
						run: ( ids ) => void run( chosen( ids ), false ),
					},
				] }
				messages={ MESSAGES }
				empty={
					<EmptyState
						title={ __( 'No features or blocks', 'slipstream' ) }
					>
						<p>
							{ __(
								'There are no features or blocks.',
								'slipstream'
							) }
						</p>
					</EmptyState>
				}
			/>
			<ResetFeatures onReset={ reload } />
			<Missing names={ missingNames( modules ) } />
		</div>
	);
}
