import {
	Button,
	FormTokenField,
	RadioControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { hubChoices, hubSettings } from '@slipstream/site-settings';
import { Form, GroupMessage, SettingsForm, useForm } from '@slipstream/ui';
import type { HubSettings } from '@slipstream/site-settings';
import type {
	FormState,
	SettingsFormProps,
	ValidationMessages,
} from '@slipstream/ui';
import * as logic from './draft';
import type { Draft, Row } from './draft';

const NAMES = [
	'slipstream_hub_registration',
	'slipstream_hub_tiers',
	'slipstream_hub_default_tier',
	'slipstream_hub_mapbox_token',
] as const;

const {
	slipstream_hub_default_tier: DEFAULT_TIER,
	slipstream_hub_mapbox_token: TOKEN,
} = hubSettings;

const common = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

type Withheld = Row[ 'withheld' ][ number ];

/** The blocks that a tier can withhold, by title. */
const blocksByTitle = () =>
	new Map(
		Object.entries( hubChoices.withheldBlocks ).map(
			( [ name, { label } ] ) => [ label as string, name as Withheld ]
		)
	);

/** Which blocks the sites of a tier do not have. */
function WithheldBlocks( {
	chosen,
	onChange,
}: {
	chosen: Row[ 'withheld' ];
	onChange: ( chosen: Row[ 'withheld' ] ) => void;
} ) {
	const blocks = blocksByTitle();
	return (
		<FormTokenField
			{ ...common }
			__experimentalExpandOnFocus
			__experimentalValidateInput={ ( title ) => blocks.has( title ) }
			label={ __( 'Withheld blocks', 'slipstream' ) }
			suggestions={ [ ...blocks.keys() ] }
			value={ chosen.map(
				( name ) => hubChoices.withheldBlocks[ name ].label
			) }
			onChange={ ( titles ) =>
				onChange(
					titles.flatMap(
						( title ) => blocks.get( String( title ) ) ?? []
					)
				)
			}
		/>
	);
}

interface RowProps {
	row: Row;
	messages: ValidationMessages;
	onChange: ( some: Partial< Row > ) => void;
	/** Undefined for a tier that must stay. */
	onRemove: ( () => void ) | undefined;
}

/** One tier: its name, its requests, and what it withholds. */
function TierRow( { row, messages, onChange, onRemove }: RowProps ) {
	const { id, name, requests, withheld } = row;
	const nameMessage = messages[ `name ${ id }` ];
	const requestsMessage = messages[ `requests ${ id }` ];
	return (
		<li data-row={ id }>
			<TextControl
				{ ...common }
				label={ __( 'Name', 'slipstream' ) }
				maxLength={ logic.items.properties.name.maxLength }
				value={ name }
				aria-invalid={ !! nameMessage }
				help={ nameMessage }
				onChange={ ( value ) => onChange( { name: value } ) }
			/>
			<TextControl
				{ ...common }
				type="number"
				min={ 1 }
				label={ __( 'Requests per month', 'slipstream' ) }
				placeholder={ __( 'No limit', 'slipstream' ) }
				value={ requests }
				aria-invalid={ !! requestsMessage }
				help={ requestsMessage }
				onChange={ ( value ) => onChange( { requests: value } ) }
			/>
			<Button
				icon={ trash }
				isDestructive
				disabled={ ! onRemove }
				accessibleWhenDisabled
				label={ sprintf(
					/* translators: %s: the name of a tier. */
					__( 'Delete “%s”', 'slipstream' ),
					name.trim() || __( 'New tier', 'slipstream' )
				) }
				onClick={ onRemove }
			/>
			<WithheldBlocks
				chosen={ withheld }
				onChange={ ( value ) => onChange( { withheld: value } ) }
			/>
		</li>
	);
}

/** The tiers. That of new sites stays; others can go, and their sites fall back to it. */
function TierRows( {
	form,
}: {
	form: Pick<
		FormState< Draft >,
		'draft' | 'change' | 'messages' | 'focusNext'
	>;
} ) {
	const { draft, change, messages, focusNext } = form;
	const { rows, defaultTier } = draft;
	const add = () => {
		const next = logic.withNew( rows );
		change( { rows: next } );
		focusNext( `[data-row="${ next.at( -1 )?.id }"] input` );
	};
	const remove = ( row: Row ) => {
		change( { rows: rows.filter( ( own ) => own !== row ) } );
		focusNext( '.slipstream-hub__add' );
	};
	return (
		<fieldset>
			<legend>{ hubSettings.slipstream_hub_tiers.label }</legend>
			<GroupMessage message={ messages.slipstream_hub_tiers } />
			<ul className="slipstream-hub__tiers">
				{ rows.map( ( row ) => (
					<TierRow
						key={ row.id }
						row={ row }
						messages={ messages }
						onChange={ ( some ) =>
							change( {
								rows: rows.map( ( own ) =>
									own === row ? { ...own, ...some } : own
								),
							} )
						}
						onRemove={
							rows.length > 1 && row.slug !== defaultTier
								? () => remove( row )
								: undefined
						}
					/>
				) ) }
			</ul>
			<Button
				className="slipstream-hub__add"
				variant="secondary"
				size="compact"
				disabled={ rows.length >= logic.maxItems }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add a tier', 'slipstream' ) }
			</Button>
		</fieldset>
	);
}

/** A token that connected sites draw their maps with. */
function MapToken( {
	form: { draft, change, messages },
}: {
	form: Pick< FormState< Draft >, 'draft' | 'change' | 'messages' >;
} ) {
	const message = messages.slipstream_hub_mapbox_token;
	return (
		<TextControl
			{ ...common }
			label={ TOKEN.label }
			help={ message || TOKEN.description }
			aria-invalid={ !! message }
			dir="ltr"
			autoComplete="off"
			spellCheck={ false }
			maxLength={ TOKEN.limits.maxLength }
			value={ draft.mapboxToken }
			onChange={ ( mapboxToken ) => change( { mapboxToken } ) }
		/>
	);
}

function TiersForm( { saved, save }: SettingsFormProps< HubSettings > ) {
	const form = useForm( {
		saved,
		save,
		toDraft: logic.draftOf,
		toBody: logic.bodyOf,
		validate: logic.validate,
	} );
	const { draft, change, messages } = form;
	return (
		<Form form={ form } saveLabel={ __( 'Save', 'slipstream' ) }>
			<RadioControl
				label={ hubSettings.slipstream_hub_registration.label }
				selected={ draft.registration }
				options={ [
					{
						value: 'invitation',
						label: __( 'Need an invitation', 'slipstream' ),
						description: __(
							'Sites with a valid code are connected immediately.',
							'slipstream'
						),
					},
					{
						value: 'approval',
						label: __( 'Wait for approval', 'slipstream' ),
						description: __(
							'Any site can ask. You approve each one under Sites.',
							'slipstream'
						),
					},
				] }
				onChange={ ( value ) =>
					change( {
						registration:
							value === 'approval' ? 'approval' : 'invitation',
					} )
				}
			/>
			<TierRows form={ form } />
			<SelectControl
				{ ...common }
				label={ DEFAULT_TIER.label }
				help={
					messages.slipstream_hub_default_tier ||
					DEFAULT_TIER.description
				}
				aria-invalid={ !! messages.slipstream_hub_default_tier }
				value={ draft.defaultTier }
				options={ draft.rows
					.filter( ( { slug } ) => slug !== '' )
					.map( ( { slug, name } ) => ( {
						value: slug,
						label: name,
					} ) ) }
				onChange={ ( defaultTier ) => change( { defaultTier } ) }
			/>
			<MapToken form={ form } />
		</Form>
	);
}

/** How sites come in, and how many requests they have. */
export const Tiers = () => (
	<SettingsForm< HubSettings > names={ NAMES } Form={ TiersForm } />
);
