import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall, download as downloadIcon } from '@wordpress/icons';
import { toPluginError } from '@slipstream/errors';
import { useInbox } from '../hooks/use-inbox';
import { idsOf, MOST } from '../logic/bulk';
import { exportAddress } from '../logic/export';
import { actionName, numberText } from '../logic/messages';
import { actionsOf } from '../logic/records';
import { isFiltered, PER_PAGE } from '../logic/view';
import { actionIcons } from './action-icons';
import { useAsk, useConfirm } from './confirm';

function SelectAll() {
	const { view, total, selection, notify } = useInbox();
	const [ isBusy, setIsBusy ] = useState( false );
	const most = Math.min( total, MOST );
	const onClick = async () => {
		setIsBusy( true );
		try {
			selection.choose( await idsOf( view, total ) );
		} catch ( error ) {
			notify( toPluginError( error ).message, { isProblem: true } );
		}
		setIsBusy( false );
	};
	return (
		<Button
			variant="link"
			isBusy={ isBusy }
			onClick={ () => void onClick() }
		>
			{ total > MOST
				? sprintf(
						/* translators: %s: a number. */
						__( 'Select the first %s', 'slipstream' ),
						numberText( most )
					)
				: sprintf(
						/* translators: %s: a number. */
						__( 'Select all %s', 'slipstream' ),
						numberText( most )
					) }
		</Button>
	);
}

/** What can be done with what is selected. */
function Selected() {
	const { view, selection, total, download } = useInbox();
	const confirmed = useConfirm();
	const { ids } = selection;
	const isPart =
		selection.page === 'all' &&
		ids.length <= PER_PAGE &&
		total > ids.length;
	return (
		<>
			<Button
				size="compact"
				icon={ closeSmall }
				label={ __( 'Clear selection', 'slipstream' ) }
				onClick={ selection.clear }
			/>
			<span role="status">
				{ sprintf(
					/* translators: %s: a number. */
					__( '%s selected', 'slipstream' ),
					numberText( ids.length )
				) }
			</span>
			{ isPart && <SelectAll /> }
			<div className="slipstream-inbox__bar-actions">
				{ actionsOf( view.tab ).map( ( action ) => (
					<Button
						key={ action }
						size="compact"
						icon={ actionIcons[ action ] }
						label={ actionName( action ) }
						isDestructive={ action === 'delete' }
						onClick={ () => confirmed( action, ids ) }
					>
						<span>{ actionName( action ) }</span>
					</Button>
				) ) }
				<Button
					size="compact"
					icon={ downloadIcon }
					label={ __( 'Export selection as CSV', 'slipstream' ) }
					onClick={ () =>
						void download( exportAddress( view, ids ) )
					}
				>
					<span>{ __( 'Export', 'slipstream' ) }</span>
				</Button>
			</div>
		</>
	);
}

/** How many there are, what is going on, or what can be done with the selection; always as high. */
export function Bar() {
	const { view, total, selection, list, progress, empty } = useInbox();
	const ask = useAsk();
	if ( progress ) {
		const text = sprintf(
			/* translators: 1: a number, 2: a number. */
			__( '%1$s of %2$s …', 'slipstream' ),
			numberText( progress.through ),
			numberText( progress.total )
		);
		return (
			<div className="slipstream-inbox__bar">
				<progress
					aria-label={ __( 'Progress', 'slipstream' ) }
					max={ progress.total }
					value={ progress.through }
				/>
				<span role="status">{ text }</span>
			</div>
		);
	}
	if ( selection.ids.length > 0 ) {
		return (
			<div className="slipstream-inbox__bar is-selection">
				<Selected />
			</div>
		);
	}
	const count = list.counts?.[ view.tab ] ?? 0;
	const canEmpty = view.tab !== 'inbox' && count > 0 && ! isFiltered( view );
	return (
		<div className="slipstream-inbox__bar">
			{ total > 0 && (
				<span>
					{ sprintf(
						/* translators: %s: a number. */
						_n(
							'%s response',
							'%s responses',
							total,
							'slipstream'
						),
						numberText( total )
					) }
				</span>
			) }
			{ canEmpty && (
				<Button
					size="compact"
					variant="tertiary"
					isDestructive
					onClick={ () =>
						ask( {
							count,
							run: () => void empty( view.tab, count ),
						} )
					}
				>
					{ view.tab === 'spam'
						? __( 'Delete all spam', 'slipstream' )
						: __( 'Empty trash', 'slipstream' ) }
				</Button>
			) }
		</div>
	);
}
