import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formsSettings, relatedPostsSettings } from '@slipstream/site-settings';
import { EmptyState, Form, SettingsForm, useForm } from '@slipstream/ui';
import { MailTest } from '../../mail-test';
import { bodyOf, draftOf, NAMES, validate } from './draft';
import './settings.scss';
import type { FormState, SettingsFormProps } from '@slipstream/ui';
import type { Draft, Fallback, SiteSettings } from './draft';

const DAYS = formsSettings.slipstream_form_retention_days;
const {
	slipstream_related_below_posts: BELOW_POSTS,
	show_headline: HEADLINE,
	show_thumbnails: THUMBNAILS,
	slipstream_related_fallback: FALLBACK,
} = relatedPostsSettings;

type Part = { form: FormState< Draft, SiteSettings > };

function Forms( { form: { draft, messages, change } }: Part ) {
	const message = messages.slipstream_form_retention_days;
	return (
		<fieldset>
			<legend>{ __( 'Forms', 'slipstream' ) }</legend>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				inputMode="numeric"
				label={ DAYS.label }
				help={ message || DAYS.description }
				aria-invalid={ !! message }
				value={ draft.days }
				onChange={ ( days ) => change( { days } ) }
			/>
		</fieldset>
	);
}

const fallbacks = (
	current: Fallback
): { value: Fallback; label: string }[] => [
	{ value: 'none', label: __( 'No image', 'slipstream' ) },
	{ value: 'first', label: __( 'First image in the post', 'slipstream' ) },
	{ value: 'icon', label: __( 'Site icon', 'slipstream' ) },
	// It is chosen in the block, where the media library is.
	...( current === 'chosen'
		? [
				{
					value: current,
					label: __( 'Chosen in the block', 'slipstream' ),
				},
			]
		: [] ),
];

function RelatedPosts( { form: { draft, change } }: Part ) {
	const fallback = draft.slipstream_related_fallback ?? FALLBACK.default;
	return (
		<fieldset>
			<legend>{ __( 'Related posts', 'slipstream' ) }</legend>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ BELOW_POSTS.label }
				help={ BELOW_POSTS.description }
				checked={ !! draft.slipstream_related_below_posts }
				onChange={ ( isOn ) =>
					change( { slipstream_related_below_posts: isOn } )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ HEADLINE.label }
				help={ HEADLINE.description }
				checked={ !! draft.show_headline }
				onChange={ ( isOn ) => change( { show_headline: isOn } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ THUMBNAILS.label }
				help={ THUMBNAILS.description }
				checked={ !! draft.show_thumbnails }
				onChange={ ( isOn ) => change( { show_thumbnails: isOn } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ FALLBACK.label }
				value={ fallback }
				options={ fallbacks( fallback ) }
				onChange={ ( value ) =>
					change( { slipstream_related_fallback: value } )
				}
			/>
		</fieldset>
	);
}

function SiteForm( { saved, save }: SettingsFormProps< SiteSettings > ) {
	const form = useForm( {
		saved,
		save,
		toDraft: draftOf,
		toBody: bodyOf,
		validate,
	} );
	const hasForms = saved.slipstream_form_retention_days !== undefined;
	const hasRelated = saved.show_headline !== undefined;
	if ( ! hasForms && ! hasRelated ) {
		return (
			<EmptyState>
				<p>
					{ __(
						'Activate Forms or Related Posts to see their settings.',
						'slipstream'
					) }{ ' ' }
					<a href="#/modules">{ __( 'Features', 'slipstream' ) }</a>
				</p>
			</EmptyState>
		);
	}
	return (
		<Form
			form={ form }
			className="slipstream-settings"
			saveLabel={ __( 'Save settings', 'slipstream' ) }
		>
			{ hasForms && <Forms form={ form } /> }
			{ hasRelated && <RelatedPosts form={ form } /> }
		</Form>
	);
}

/** Settings that have no section of their own. */
export const SettingsPanel = () => (
	<>
		<SettingsForm< SiteSettings > names={ NAMES } Form={ SiteForm } />
		<section className="slipstream-settings__mail">
			<h3>{ __( 'Email', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'Find out whether email from this site arrives. The test goes to the address in your profile.',
					'slipstream'
				) }
			</p>
			<MailTest />
		</section>
	</>
);
