import {
	CheckboxControl,
	ExternalLink,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { TXT_LENGTH } from './draft';
import type { FormState } from '@slipstream/ui';
import type { AdsSettings } from './draft';

interface Props {
	form: Pick< FormState< AdsSettings >, 'draft' | 'change' | 'messages' >;
}

interface SwitchesProps extends Props {
	legend: string;
	labels: Partial< Record< keyof AdsSettings, string > >;
}

/** Switches of one kind. */
export function Switches( { form, legend, labels }: SwitchesProps ) {
	return (
		<fieldset>
			<legend>{ legend }</legend>
			<div className="slipstream-ads__switches">
				{ ( Object.keys( labels ) as ( keyof AdsSettings )[] ).map(
					( name ) => (
						<CheckboxControl
							__nextHasNoMarginBottom
							key={ name }
							label={ labels[ name ] }
							checked={ form.draft[ name ] === true }
							onChange={ ( isOn ) =>
								form.change( { [ name ]: isOn } )
							}
						/>
					)
				) }
			</div>
		</fieldset>
	);
}

/** The file ads.txt. */
export function AdsTxt( { form: { draft, change, messages } }: Props ) {
	const message = messages.wordads_custom_adstxt;
	return (
		<fieldset className="slipstream-ads__txt">
			<legend>ads.txt</legend>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Serve an ads.txt file', 'slipstream' ) }
				help={ __(
					'Tells buyers who may sell ads of this site. A file of that name on the server goes before.',
					'slipstream'
				) }
				checked={ draft.wordads_custom_adstxt_enabled }
				onChange={ ( isOn ) =>
					change( { wordads_custom_adstxt_enabled: isOn } )
				}
			/>
			{ draft.wordads_custom_adstxt_enabled && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Lines of ads.txt', 'slipstream' ) }
					help={
						message ||
						__(
							'One record a line, as your ad network gives them: google.com, pub-123, DIRECT, f08c47fec0942fa0',
							'slipstream'
						)
					}
					aria-invalid={ !! message }
					maxLength={ TXT_LENGTH }
					spellCheck={ false }
					rows={ 8 }
					value={ draft.wordads_custom_adstxt }
					onChange={ ( text ) =>
						change( { wordads_custom_adstxt: text } )
					}
				/>
			) }
		</fieldset>
	);
}

/** Where the file stands once it is saved. */
export function AdsTxtLink( { saved }: { saved: AdsSettings } ) {
	if (
		! saved.wordads_custom_adstxt_enabled ||
		saved.wordads_custom_adstxt === ''
	) {
		return null;
	}
	const address = new URL( '/ads.txt', getSettings().adminUrl ).href;
	return (
		<p>
			<ExternalLink href={ address }>
				{ __( 'Open ads.txt', 'slipstream' ) }
			</ExternalLink>
		</p>
	);
}

/** The privacy of visitors in California and states with similar laws. */
export function Ccpa( { form: { draft, change, messages } }: Props ) {
	const message = messages.wordads_ccpa_privacy_policy_url;
	return (
		<fieldset>
			<legend>{ __( 'Privacy laws of US states', 'slipstream' ) }</legend>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Visitors may object to the sale of their data',
					'slipstream'
				) }
				help={ __(
					'Asked for by the CCPA and similar laws. It adds nothing to your pages: the code of your ads has to offer it and to honour it.',
					'slipstream'
				) }
				checked={ draft.wordads_ccpa_enabled }
				onChange={ ( isOn ) =>
					change( { wordads_ccpa_enabled: isOn } )
				}
			/>
			{ draft.wordads_ccpa_enabled && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="url"
					className="slipstream-ads__url"
					label={ __(
						'Address of the privacy policy',
						'slipstream'
					) }
					help={ message }
					aria-invalid={ !! message }
					maxLength={ 2000 }
					value={ draft.wordads_ccpa_privacy_policy_url }
					onChange={ ( url ) =>
						change( { wordads_ccpa_privacy_policy_url: url } )
					}
				/>
			) }
		</fieldset>
	);
}
