import { Button, SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { download as downloadIcon, update } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { exportAddress } from '../logic/export';
import { numberText } from '../logic/messages';
import { Chips, Filters } from './filters';
import { Help } from './help';
import { useSources } from '../hooks/use-sources';

function Search() {
	const { view, go } = useInbox();
	const [ text, setText ] = useState( view.search );
	const set = useCallback(
		( search: string ) => go( { search }, { replace: true } ),
		[ go ]
	);
	const apply = useDebounce( set, 300 );
	useEffect( () => setText( view.search ), [ view.search ] );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			className="slipstream-inbox__search"
			label={ __( 'Search responses', 'slipstream' ) }
			placeholder={ __( 'Search', 'slipstream' ) }
			value={ text }
			onChange={ ( value: string ) => {
				setText( value );
				apply( value.slice( 0, 200 ) );
			} }
		/>
	);
}

/** Search, filters, and what can be done with all of the list. */
export function Toolbar() {
	const { view, total, download, list } = useInbox();
	const sources = useSources();
	return (
		<>
			<div className="slipstream-inbox__toolbar">
				<Search />
				<Filters sources={ sources } />
				<Button
					icon={ downloadIcon }
					label={ sprintf(
						/* translators: %s: a number. */
						__( 'Export as CSV: %s', 'slipstream' ),
						numberText( total )
					) }
					disabled={ total === 0 }
					accessibleWhenDisabled
					size="compact"
					onClick={ () => void download( exportAddress( view ) ) }
				/>
				<Button
					icon={ update }
					label={ __( 'Refresh', 'slipstream' ) }
					isBusy={ list.isLoading }
					size="compact"
					onClick={ () => void list.load() }
				/>
				<Help />
			</div>
			<Chips sources={ sources } />
		</>
	);
}
