import { FormToggle } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	choiceField,
	createAddressView,
	formatNumber,
	numberField,
	textField,
} from '@slipstream/ui';
import type {
	ListField,
	ListFilter,
	ListMessages,
	ListView,
} from '@slipstream/ui';
import type { Entry, Narrowing } from './entries';

/** What the section shows. */
export type View = ListView & Narrowing;

export const address = createAddressView< View >( {
	path: '/modules',
	fields: {
		search: textField,
		kind: choiceField( [ '', 'feature', 'block' ] ),
		state: choiceField( [ '', 'on', 'off' ] ),
		sort: textField,
		page: numberField( 1 ),
		id: numberField( 0 ),
	},
} );

export const FILTERS: readonly ListFilter< View >[] = [
	{
		name: 'state',
		label: __( 'State', 'slipstream' ),
		type: 'select',
		allLabel: __( 'On and off', 'slipstream' ),
		activeLabel: __( 'State', 'slipstream' ),
		options: [
			{ value: 'on', label: __( 'On', 'slipstream' ) },
			{ value: 'off', label: __( 'Off', 'slipstream' ) },
		],
	},
];

/** Blocks have the names of features sometimes. */
const labelOf = ( { kind, title }: Entry ) =>
	kind === 'block'
		? sprintf(
				/* translators: %s: the name of a block. */
				__( '%s block', 'slipstream' ),
				title
			)
		: title;

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s item', '%s items', total, 'slipstream' ),
		formatNumber( total )
	);

export const MESSAGES: ListMessages< Entry > = {
	search: __( 'Search features and blocks', 'slipstream' ),
	next: __( 'Next', 'slipstream' ),
	previous: __( 'Previous', 'slipstream' ),
	select: ( entry ) =>
		sprintf(
			/* translators: %s: the name of a feature or a block. */
			__( 'Select %s', 'slipstream' ),
			labelOf( entry )
		),
	actions: ( entry ) =>
		sprintf(
			/* translators: %s: the name of a feature or a block. */
			__( 'Actions for %s', 'slipstream' ),
			labelOf( entry )
		),
	count,
	loaded: count,
	nothingFound: __( 'No features or blocks match.', 'slipstream' ),
};

/**
 * The columns.
 *
 * @param change Switches one.
 * @param isBusy Whether something is being switched.
 */
export const fieldsOf = (
	change: ( entry: Entry, isOn: boolean ) => void,
	isBusy: boolean
): ListField< Entry >[] => [
	{
		id: 'title',
		label: __( 'Name', 'slipstream' ),
		placement: 'title',
		render: ( { title } ) => title,
	},
	{
		id: 'description',
		label: __( 'What it does', 'slipstream' ),
		placement: 'description',
		render: ( { description, href, lock } ) => (
			<span className="slipstream-modules__about">
				{ description } { lock && <em>{ lock }</em> }{ ' ' }
				{ href && (
					<a href={ href }>{ __( 'Set up', 'slipstream' ) }</a>
				) }
			</span>
		),
	},
	{
		id: 'kind',
		label: __( 'Kind', 'slipstream' ),
		placement: 'detail',
		render: ( { kind } ) =>
			kind === 'block'
				? __( 'Block', 'slipstream' )
				: __( 'Feature', 'slipstream' ),
	},
	{
		id: 'state',
		label: __( 'On', 'slipstream' ),
		placement: 'end',
		render: ( entry ) => (
			<FormToggle
				aria-label={ labelOf( entry ) }
				checked={ entry.isOn }
				disabled={ isBusy || entry.isBusy || entry.lock !== '' }
				onChange={ () => change( entry, ! entry.isOn ) }
			/>
		),
	},
];
