import {
	Button,
	CheckboxControl,
	Dropdown,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, funnel } from '@wordpress/icons';
import type { Route } from '../use-address-view';
import type { ListFilter, ListView } from './types';

interface Props< V extends object > {
	route: Route< V >;
	filters: readonly ListFilter< V >[];
}

const common = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** A view's changes that take a filter away. */
function without< V extends object >(
	{ address }: Route< V >,
	names: readonly ( keyof V & string )[]
): Partial< V > {
	const changes: Partial< V > = {};
	for ( const name of names ) {
		changes[ name ] = address.initial[ name ];
	}
	return changes;
}

const isOn = < V extends object >(
	{ view, address }: Route< V >,
	name: keyof V
) => view[ name ] !== address.initial[ name ];

/**
 * Whether the search or a filter narrows the list down.
 *
 * @param route   The view.
 * @param filters Its filters.
 */
export const isNarrowed = < V extends ListView >(
	route: Route< V >,
	filters: readonly ListFilter< V >[]
): boolean =>
	route.view.search.trim() !== '' ||
	filters.some( ( { name } ) => isOn( route, name ) );

function Control< V extends object >( {
	route,
	filter,
}: {
	route: Route< V >;
	filter: ListFilter< V >;
} ) {
	const { view, address, go } = route;
	const { name, label, type, options = [], allLabel = '' } = filter;
	const field = address.fields[ name ];
	const text = isOn( route, name ) ? field.format( view[ name ] ) : '';
	const set = ( value: string ) => {
		const changes: Partial< V > = {};
		changes[ name ] = field.parse( value ) ?? field.initial;
		go( changes, { replace: true } );
	};
	switch ( type ) {
		case 'select':
			return (
				<SelectControl
					{ ...common }
					label={ label }
					value={ text }
					options={ [ { value: '', label: allLabel }, ...options ] }
					onChange={ set }
				/>
			);
		case 'date':
			return (
				<TextControl
					{ ...common }
					type="date"
					label={ label }
					value={ text }
					min={ filter.min || undefined }
					max={ filter.max || undefined }
					onChange={ set }
				/>
			);
		case 'checkbox':
			return (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ label }
					checked={ text !== '' }
					onChange={ ( checked ) => set( checked ? '1' : '' ) }
				/>
			);
	}
}

/** The filters, folded. */
export function FilterMenu< V extends object >( {
	route,
	filters,
}: Props< V > ) {
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
			renderContent={ () => (
				<div className="slipstream-ui-filters">
					{ filters.map( ( filter ) => (
						<Control
							key={ filter.name }
							route={ route }
							filter={ filter }
						/>
					) ) }
				</div>
			) }
		/>
	);
}

/** The filters that are on, each with the way to be rid of it. */
export function ActiveFilters< V extends ListView >( {
	route,
	filters,
}: Props< V > ) {
	const active = filters.filter( ( { name } ) => isOn( route, name ) );
	if ( active.length === 0 ) {
		return null;
	}
	return (
		<div
			className="slipstream-ui-active-filters slipstream-ui-buttons"
			role="group"
			aria-label={ __( 'Filters', 'slipstream' ) }
		>
			{ active.map( ( { name, activeLabel } ) => (
				<Button
					key={ name }
					size="small"
					variant="secondary"
					icon={ closeSmall }
					iconPosition="right"
					aria-label={ sprintf(
						/* translators: %s: a filter. */
						__( 'Remove the filter: %s', 'slipstream' ),
						activeLabel
					) }
					onClick={ () =>
						route.go( without( route, [ name ] ), {
							replace: true,
						} )
					}
				>
					{ activeLabel }
				</Button>
			) ) }
			<Button
				size="small"
				variant="tertiary"
				onClick={ () => clearFilters( route, filters ) }
			>
				{ __( 'Clear', 'slipstream' ) }
			</Button>
		</div>
	);
}

/** Takes the search and all filters away. */
export function clearFilters< V extends ListView >(
	route: Route< V >,
	filters: readonly ListFilter< V >[]
): void {
	const names = [ 'search', ...filters.map( ( { name } ) => name ) ] as const;
	route.go( without( route, names ), { replace: true } );
}
