import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { toPluginError } from '@slipstream/errors';
import { formatNumber } from '@slipstream/format';
import { useNotify } from '../notices';
import type { ListAction, ListProgress } from './types';
import type { Selection } from './use-selection';
import type { ReactNode } from 'react';

/** Selects more than the page. */
export interface SelectAll {
	/** The most that can be selected. */
	limit: number;
	/** The ids of the items on all pages. */
	load: () => Promise< readonly number[] >;
}

interface Props {
	/** How many items there are on all pages. */
	total: number;
	/** The same in words. */
	count: string;
	perPage: number;
	selection: Selection;
	selectAll?: SelectAll | undefined;
	actions: readonly Omit< ListAction< never >, 'isEligible' >[];
	/** More that can be done with the selection. */
	selectionTools?: ReactNode;
	/** More beside the count. */
	tools?: ReactNode;
	progress?: ListProgress | undefined;
}

function SelectAllButton( {
	total,
	selection,
	limit,
	load,
}: SelectAll & Pick< Props, 'total' | 'selection' > ) {
	const notify = useNotify();
	const [ isBusy, setIsBusy ] = useState( false );
	const onClick = async () => {
		setIsBusy( true );
		try {
			selection.choose( await load() );
		} catch ( error ) {
			notify( toPluginError( error ).sentence, { isError: true } );
		}
		setIsBusy( false );
	};
	return (
		<Button
			variant="link"
			isBusy={ isBusy }
			onClick={ () => void onClick() }
		>
			{ total > limit
				? sprintf(
						/* translators: %s: a number. */
						__( 'Select the first %s', 'slipstream' ),
						formatNumber( limit )
					)
				: sprintf(
						/* translators: %s: a number. */
						__( 'Select all %s', 'slipstream' ),
						formatNumber( total )
					) }
		</Button>
	);
}

/** What can be done with what is selected. */
function SelectionTools( props: Props ) {
	const { selection, total, perPage, selectAll, actions } = props;
	const { ids } = selection;
	const isPart =
		selection.page === 'all' && ids.length <= perPage && total > ids.length;
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
					formatNumber( ids.length )
				) }
			</span>
			{ isPart && selectAll && (
				<SelectAllButton
					{ ...selectAll }
					total={ total }
					selection={ selection }
				/>
			) }
			<div className="slipstream-ui-bar__actions">
				{ actions.map( ( { id, icon, label, isDestructive, run } ) => (
					<Button
						key={ id }
						size="compact"
						icon={ icon }
						label={ label }
						isDestructive={ isDestructive }
						onClick={ () => run( ids ) }
					>
						<span>{ label }</span>
					</Button>
				) ) }
				{ props.selectionTools }
			</div>
		</>
	);
}

/** How many items there are, how far a change is, or what can be done with the selection; always as high. */
export function Bar( props: Props ) {
	const { total, count, selection, progress, tools } = props;
	if ( progress ) {
		return (
			<div className="slipstream-ui-bar">
				<progress
					aria-label={ __( 'Progress', 'slipstream' ) }
					max={ progress.total }
					value={ progress.done }
				/>
				<span role="status">
					{ sprintf(
						/* translators: 1: a number, 2: a number. */
						__( '%1$s of %2$s …', 'slipstream' ),
						formatNumber( progress.done ),
						formatNumber( progress.total )
					) }
				</span>
			</div>
		);
	}
	return selection.ids.length > 0 ? (
		<div className="slipstream-ui-bar is-selection">
			<SelectionTools { ...props } />
		</div>
	) : (
		<div className="slipstream-ui-bar">
			{ total > 0 && <span>{ count }</span> }
			{ tools }
		</div>
	);
}
