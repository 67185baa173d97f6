import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	newsletterSettings,
	subscribersSettings,
} from '@slipstream/site-settings';
import type { Fields } from './form';

const NAME = 'jetpack_subscriptions_from_name';
const REPLIES = 'jetpack_subscriptions_reply_to';

/** What each email has, in order. */
const PARTS = [
	'wpcom_subscription_emails_use_excerpt',
	'wpcom_featured_image_in_email',
	'jetpack_author_in_email',
	'jetpack_gravatar_in_email',
	'jetpack_post_date_in_email',
] as const;

const LIMITS = [
	'slipstream_newsletter_per_minute',
	'slipstream_newsletter_per_hour',
] as const;

/** Who emails come from, and where replies go. */
function Sender( { draft, change, messages }: Fields ) {
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ subscribersSettings[ NAME ].label }
				help={
					messages[ NAME ] ||
					__(
						'Leave it empty for the name of the site.',
						'slipstream'
					)
				}
				aria-invalid={ !! messages[ NAME ] }
				maxLength={ 200 }
				value={ draft[ NAME ] }
				onChange={ ( name ) => change( { [ NAME ]: name } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Replies go to the author of the post',
					'slipstream'
				) }
				help={ __(
					'Each subscriber then sees the author’s email address. Otherwise, replies go to the address that this site sends from.',
					'slipstream'
				) }
				checked={ draft[ REPLIES ] === 'author' }
				onChange={ ( isOn ) =>
					change( { [ REPLIES ]: isOn ? 'author' : 'no-reply' } )
				}
			/>
		</>
	);
}

/** What is sent, by whom, and how fast. */
export function Sending( fields: Fields ) {
	const { draft, change, messages } = fields;
	return (
		<>
			<h4>{ __( 'Emails with new posts', 'slipstream' ) }</h4>
			<ToggleControl
				__nextHasNoMarginBottom
				label={
					subscribersSettings.wpcom_newsletter_send_default.label
				}
				checked={ draft.wpcom_newsletter_send_default }
				onChange={ ( isOn ) =>
					change( { wpcom_newsletter_send_default: isOn } )
				}
			/>
			<Sender { ...fields } />
			{ PARTS.map( ( name ) => (
				<ToggleControl
					__nextHasNoMarginBottom
					key={ name }
					label={ subscribersSettings[ name ].label }
					checked={ draft[ name ] }
					onChange={ ( isOn ) => change( { [ name ]: isOn } ) }
				/>
			) ) }
			{ LIMITS.map( ( name ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					key={ name }
					inputMode="numeric"
					label={ newsletterSettings[ name ].label }
					help={
						messages[ name ] ||
						newsletterSettings[ name ].description
					}
					aria-invalid={ !! messages[ name ] }
					value={ draft[ name ] }
					onChange={ ( typed ) => change( { [ name ]: typed } ) }
				/>
			) ) }
		</>
	);
}
