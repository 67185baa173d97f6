import {
	CheckboxControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { subscribersSettings } from '@slipstream/site-settings';
import { Form, GroupMessage, ResourceContent, useForm } from '@slipstream/ui';
import { NAMES, toBody, toDraft, validate } from './draft';
import { Sending } from './sending';
import { usePostCategories } from './use-post-categories';
import type { FormState, SettingsFormProps } from '@slipstream/ui';
import type { Draft, NewsletterSettings } from './draft';

const CATEGORIES = 'wpcom_newsletter_categories';
const CHOICE = 'wpcom_newsletter_categories_enabled';
const CONSENT = 'slipstream_newsletter_consent';
const YEARS = 'slipstream_consent_years';
const NOTICE = 'social_notifications_subscribe';

export type Fields = Pick<
	FormState< Draft, NewsletterSettings >,
	'draft' | 'change' | 'messages'
>;

/** Which categories are the newsletter's, and whether subscribers choose from them. */
function Categories( { draft, change, messages }: Fields ) {
	const all = usePostCategories();
	const chosen = draft[ CATEGORIES ];
	const toggle = ( id: number, isOn: boolean ) =>
		change( {
			[ CATEGORIES ]: isOn
				? [ ...chosen, id ]
				: chosen.filter( ( one ) => one !== id ),
		} );
	return (
		<>
			<fieldset>
				<legend>{ subscribersSettings[ CATEGORIES ].label }</legend>
				<GroupMessage message={ messages[ CATEGORIES ] } />
				<p className="slipstream-ui-muted">
					{ subscribersSettings[ CATEGORIES ].description }
				</p>
				<ResourceContent resource={ all } lines={ 3 }>
					{ ( categories ) => (
						<div className="slipstream-subscribers__categories">
							{ categories.map( ( { id, name } ) => (
								<CheckboxControl
									__nextHasNoMarginBottom
									key={ id }
									label={ name }
									checked={ chosen.includes( id ) }
									onChange={ ( isOn ) => toggle( id, isOn ) }
								/>
							) ) }
						</div>
					) }
				</ResourceContent>
			</fieldset>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ subscribersSettings[ CHOICE ].label }
				checked={ draft[ CHOICE ] }
				onChange={ ( isOn ) => change( { [ CHOICE ]: isOn } ) }
			/>
		</>
	);
}

/** To what people agree, and for how long that can be proved. */
function Consent( { draft, change, messages }: Fields ) {
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ subscribersSettings[ CONSENT ].label }
				help={
					messages[ CONSENT ] ||
					subscribersSettings[ CONSENT ].description
				}
				aria-invalid={ !! messages[ CONSENT ] }
				maxLength={ subscribersSettings[ CONSENT ].limits.maxLength }
				value={ draft[ CONSENT ] }
				onChange={ ( text ) => change( { [ CONSENT ]: text } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				inputMode="numeric"
				label={ subscribersSettings[ YEARS ].label }
				help={
					messages[ YEARS ] ||
					subscribersSettings[ YEARS ].description
				}
				aria-invalid={ !! messages[ YEARS ] }
				value={ draft[ YEARS ] }
				onChange={ ( years ) => change( { [ YEARS ]: years } ) }
			/>
		</>
	);
}

function SettingsForm( {
	saved,
	save,
}: SettingsFormProps< NewsletterSettings > ) {
	const form = useForm( { saved, save, toDraft, toBody, validate } );
	const { draft, change } = form;
	return (
		<Form
			form={ form }
			className="is-narrow"
			saveLabel={ __( 'Save settings', 'slipstream' ) }
		>
			<Consent { ...form } />
			<Categories { ...form } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ subscribersSettings[ NOTICE ].label }
				checked={ draft[ NOTICE ] }
				onChange={ ( isOn ) => change( { [ NOTICE ]: isOn } ) }
			/>
			<Sending { ...form } />
		</Form>
	);
}

/** What the owner chooses. */
export function SettingsFields() {
	const settings = useSettings< NewsletterSettings >( NAMES );
	return (
		<section>
			<h3>{ __( 'Settings', 'slipstream' ) }</h3>
			<ResourceContent
				resource={ {
					...settings,
					// Settings that were read before the feature was on know nothing of them.
					data: settings.data?.[ CATEGORIES ] && settings.data,
				} }
				lines={ 8 }
			>
				{ ( saved ) => (
					<SettingsForm saved={ saved } save={ settings.save } />
				) }
			</ResourceContent>
		</section>
	);
}
