import {
	CheckboxControl,
	ExternalLink,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { adsSettings } from '@slipstream/site-settings';
import type { ReactNode } from 'react';
import type { FormState } from '@slipstream/ui';
import type { AdsSettings } from './draft';

const {
	wordads_custom_adstxt_enabled: SERVE,
	wordads_custom_adstxt: CONTENTS,
} = adsSettings;

/** The part of the form that a control needs. */
export interface Props {
	form: Pick< FormState< AdsSettings >, 'draft' | 'change' | 'messages' >;
}

interface SwitchesProps extends Props {
	legend: string;
	names: readonly ( keyof AdsSettings )[];
	/** What is so while a switch is on: not a word of it stands there while it is off. */
	effects?: Partial< Record< keyof AdsSettings, string > >;
	/** What goes with the switches. */
	children?: ReactNode;
}

/** Switches of one kind. */
export function Switches( {
	form,
	legend,
	names,
	effects = {},
	children,
}: SwitchesProps ) {
	return (
		<fieldset>
			<legend>{ legend }</legend>
			<div className="slipstream-ads__switches">
				{ names.map( ( name ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ name }
						label={ adsSettings[ name ].label }
						help={
							form.draft[ name ] ? effects[ name ] : undefined
						}
						checked={ form.draft[ name ] === true }
						onChange={ ( isOn ) =>
							form.change( { [ name ]: isOn } )
						}
					/>
				) ) }
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
				label={ SERVE.label }
				help={ SERVE.description }
				checked={ draft.wordads_custom_adstxt_enabled }
				onChange={ ( isOn ) =>
					change( { wordads_custom_adstxt_enabled: isOn } )
				}
			/>
			{ draft.wordads_custom_adstxt_enabled && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ CONTENTS.label }
					help={ message || CONTENTS.description }
					aria-invalid={ !! message }
					maxLength={ CONTENTS.limits.maxLength }
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
