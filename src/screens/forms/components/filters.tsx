import {
	Button,
	CheckboxControl,
	Dropdown,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, funnel } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import type { View } from '../logic/view';
import type { Source } from '../types';

interface Props {
	sources: readonly Source[];
}

const common = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const NO_FILTERS: Partial< View > = {
	search: '',
	source: undefined,
	from: '',
	to: '',
	unread: false,
};

const dayText = ( day: string ) =>
	dateI18n( getSettings().formats.date, `${ day }T12:00:00Z`, 'UTC' );

function Form( { sources }: Props ) {
	const { view, go } = useInbox();
	const set = ( changes: Partial< View > ) =>
		go( changes, { replace: true } );
	return (
		<div className="slipstream-inbox__filters">
			<SelectControl
				{ ...common }
				label={ __( 'Page', 'slipstream' ) }
				value={ String( view.source ?? '' ) }
				options={ [
					{ value: '', label: __( 'All pages', 'slipstream' ) },
					...sources.map( ( { id, title } ) => ( {
						value: String( id ),
						label: title || __( '(no title)', 'slipstream' ),
					} ) ),
				] }
				onChange={ ( value: string ) =>
					set( {
						source: value === '' ? undefined : Number( value ),
					} )
				}
			/>
			<TextControl
				{ ...common }
				type="date"
				label={ __( 'From', 'slipstream' ) }
				value={ view.from }
				max={ view.to || undefined }
				onChange={ ( from ) => set( { from } ) }
			/>
			<TextControl
				{ ...common }
				type="date"
				label={ __( 'To', 'slipstream' ) }
				value={ view.to }
				min={ view.from || undefined }
				onChange={ ( to ) => set( { to } ) }
			/>
			{ view.tab === 'inbox' && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Unread only', 'slipstream' ) }
					checked={ view.unread }
					onChange={ ( unread ) => set( { unread } ) }
				/>
			) }
		</div>
	);
}

/** The filters, folded. */
export function Filters( props: Props ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					icon={ funnel }
					label={ __( 'Filter', 'slipstream' ) }
					aria-expanded={ isOpen }
					size="compact"
					onClick={ onToggle }
				/>
			) }
			renderContent={ () => <Form { ...props } /> }
		/>
	);
}

/** The filters that are on, each with the way to be rid of it. */
export function Chips( { sources }: Props ) {
	const { view, go } = useInbox();
	const chips: { text: string; without: Partial< View > }[] = [];
	if ( view.source !== undefined ) {
		const source = sources.find( ( { id } ) => id === view.source );
		chips.push( {
			text: source?.title || __( 'One page', 'slipstream' ),
			without: { source: undefined },
		} );
	}
	if ( view.from ) {
		const text = sprintf(
			/* translators: %s: a date. */
			__( 'From %s', 'slipstream' ),
			dayText( view.from )
		);
		chips.push( { text, without: { from: '' } } );
	}
	if ( view.to ) {
		/* translators: %s: a date. */
		const text = sprintf( __( 'To %s', 'slipstream' ), dayText( view.to ) );
		chips.push( { text, without: { to: '' } } );
	}
	if ( view.unread ) {
		chips.push( {
			text: __( 'Unread only', 'slipstream' ),
			without: { unread: false },
		} );
	}
	if ( chips.length === 0 ) {
		return null;
	}
	return (
		<div
			className="slipstream-inbox__chips"
			role="group"
			aria-label={ __( 'Filters', 'slipstream' ) }
		>
			{ chips.map( ( { text, without } ) => (
				<Button
					key={ Object.keys( without ).join() }
					size="small"
					variant="secondary"
					icon={ closeSmall }
					iconPosition="right"
					aria-label={ sprintf(
						/* translators: %s: a filter. */
						__( 'Remove the filter: %s', 'slipstream' ),
						text
					) }
					onClick={ () => go( without, { replace: true } ) }
				>
					{ text }
				</Button>
			) ) }
			<Button
				size="small"
				variant="tertiary"
				onClick={ () => go( NO_FILTERS, { replace: true } ) }
			>
				{ __( 'Clear', 'slipstream' ) }
			</Button>
		</div>
	);
}

/** Takes all filters away, where nothing passed them. */
export function ClearFilters() {
	const { go } = useInbox();
	return (
		<Button
			variant="secondary"
			onClick={ () => go( NO_FILTERS, { replace: true } ) }
		>
			{ __( 'Clear search and filters', 'slipstream' ) }
		</Button>
	);
}
