import {
	CheckboxControl,
	ExternalLink,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { TXT_LENGTH } from './draft';
import type { ReactNode } from 'react';
import type { FormState } from '@slipstream/ui';
import type { AdsSettings } from './draft';

/** The part of the form that a control needs. */
export interface Props {
	form: Pick< FormState< AdsSettings >, 'draft' | 'change' | 'messages' >;
}

interface SwitchesProps extends Props {
	legend: string;
	labels: Partial< Record< keyof AdsSettings, string > >;
	/** What goes with the switches. */
	children?: ReactNode;
}

/** Switches of one kind. */
export function Switches( { form, legend, labels, children }: SwitchesProps ) {
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
			{ children }
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
					'Tells buyers who may sell ads on this site. A file with that name on the server takes precedence.',
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
					label={ __( 'Contents of ads.txt', 'slipstream' ) }
					help={
						message ||
						__(
							'One record per line, as your ad network gives them: google.com, pub-123, DIRECT, f08c47fec0942fa0',
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
