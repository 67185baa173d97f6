import { Button, ExternalLink, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { getSettings } from '@slipstream/settings';
import { photoFeedSettings } from '@slipstream/site-settings';
import {
	Form,
	ResourceContent,
	SecretField,
	useValuesForm,
	useNotify,
} from '@slipstream/ui';
import type { Settings } from '@slipstream/data';
import type { PhotoFeedSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';
import './photo-feed.scss';

const ID = 'slipstream_instagram_app_id';
const SECRET = 'slipstream_instagram_app_secret';

type App = Pick< PhotoFeedSettings, typeof ID | typeof SECRET >;

/** The address that Instagram leads back to. It has to stand in the app letter by letter. */
function RedirectAddress() {
	const { redirectUrl } = getSettings().instagram;
	const notify = useNotify();
	const copy = useCopyToClipboard< HTMLButtonElement >( redirectUrl, () =>
		notify( __( 'Copied.', 'slipstream' ) )
	);
	return (
		<div className="slipstream-photo-feed-app__address">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				readOnly
				dir="ltr"
				label={ __( 'Redirect address', 'slipstream' ) }
				value={ redirectUrl }
				onChange={ () => {} }
			/>
			<Button __next40pxDefaultSize variant="secondary" ref={ copy }>
				{ __( 'Copy address', 'slipstream' ) }
			</Button>
		</div>
	);
}

/** How an app is made. */
const Steps = () => (
	<ol className="slipstream-photo-feed-app__steps">
		<li>
			{ __(
				'Create a Meta app and add the Instagram Login product.',
				'slipstream'
			) }{ ' ' }
			<ExternalLink href="https://developers.facebook.com/apps/">
				{ __( 'Meta apps', 'slipstream' ) }
			</ExternalLink>
		</li>
		<li>
			{ __(
				'Enter the redirect address in the app’s business login settings.',
				'slipstream'
			) }
			<RedirectAddress />
		</li>
		<li>
			{ __(
				'Enter the Instagram app ID and secret below. Then connect accounts in the Photo feed block.',
				'slipstream'
			) }
		</li>
	</ol>
);

type Props = SettingsFormProps< App > &
	Pick< Settings< App >, 'secrets' | 'fixed' >;

/** Id and secret of the app. */
function AppForm( { saved, save, secrets, fixed }: Props ) {
	const form = useValuesForm( { saved, save } );
	const { draft, change, messages, isSaving } = form;
	const hasSecret = secrets[ SECRET ] === true;
	return (
		<Form
			form={ form }
			className="slipstream-photo-feed-app"
			saveLabel={ __( 'Save', 'slipstream' ) }
			isFixed={ ID in fixed && SECRET in fixed }
			actions={
				hasSecret &&
				! ( SECRET in fixed ) && (
					<Button
						variant="tertiary"
						isDestructive
						disabled={ isSaving }
						onClick={ () => void form.save( { [ SECRET ]: '' } ) }
					>
						{ __( 'Remove secret', 'slipstream' ) }
					</Button>
				)
			}
		>
			<Steps />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				autoComplete="off"
				inputMode="numeric"
				label={ photoFeedSettings[ ID ].label }
				maxLength={ photoFeedSettings[ ID ].limits.maxLength }
				help={ messages[ ID ] }
				aria-invalid={ !! messages[ ID ] }
				readOnly={ ID in fixed }
				value={ draft[ ID ] }
				onChange={ ( value ) => change( { [ ID ]: value } ) }
			/>
			<SecretField
				label={ photoFeedSettings[ SECRET ].label }
				description={ photoFeedSettings[ SECRET ].description }
				maxLength={ photoFeedSettings[ SECRET ].limits.maxLength }
				message={ messages[ SECRET ] }
				isFixed={ SECRET in fixed }
				isStored={ hasSecret }
				value={ draft[ SECRET ] }
				onChange={ ( value ) => change( { [ SECRET ]: value } ) }
			/>
		</Form>
	);
}

/** The app that accounts of Instagram are connected through. */
export function PhotoFeedPanel() {
	const settings = useSettings< App >( [ ID, SECRET ] );
	return (
		<ResourceContent resource={ settings } lines={ 6 }>
			{ ( saved ) => (
				<AppForm
					saved={ saved }
					save={ settings.save }
					secrets={ settings.secrets }
					fixed={ settings.fixed }
				/>
			) }
		</ResourceContent>
	);
}
