import { ExternalLink, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { verificationSettings } from '@slipstream/site-settings';
import { Form, ResourceContent, useValuesForm } from '@slipstream/ui';
import { ModuleSwitch } from '../../module-switch';
import { FrontPageCheck } from './front-page-check';
import { NAMES, SERVICES } from './services';
import './verification.scss';
import type { SettingsFormProps } from '@slipstream/ui';
import type { Codes, Service } from './services';

const MODULE = 'verification-tools';

const VERIFICATION = {
	key: MODULE,
	title: __( 'Site verification', 'slipstream' ),
	hidesBlocks: false,
};

interface FieldProps {
	name: Service;
	value: string;
	message: string | undefined;
	onChange: ( value: string ) => void;
}

function CodeField( { name, value, message, onChange }: FieldProps ) {
	const { place, url } = SERVICES[ name ];
	const { label, limits } = verificationSettings[ name ];
	return (
		<div className="slipstream-verification__field">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ message }
				aria-invalid={ !! message }
				autoComplete="off"
				spellCheck={ false }
				maxLength={ limits.maxLength }
				value={ value }
				onChange={ onChange }
			/>
			<ExternalLink href={ url }>{ place }</ExternalLink>
		</div>
	);
}

function CodesForm( { saved, save }: SettingsFormProps< Codes > ) {
	const form = useValuesForm( { saved, save } );
	return (
		<Form form={ form } saveLabel={ __( 'Save tags', 'slipstream' ) }>
			<p>
				{ __(
					'Enter the code that a service gives you, or its whole meta tag. It is added to the head of your front page.',
					'slipstream'
				) }
			</p>
			{ NAMES.map( ( name ) => (
				<CodeField
					key={ name }
					name={ name }
					value={ form.draft[ name ] }
					message={ form.messages[ name ] }
					onChange={ ( value ) => form.change( { [ name ]: value } ) }
				/>
			) ) }
		</Form>
	);
}

/** Tags of services, and whether they stand on the front page. */
export function VerificationPanel() {
	const settings = useSettings< Codes & { [ MODULE ]: boolean } >( [
		MODULE,
		...NAMES,
	] );
	return (
		<ResourceContent resource={ settings } lines={ 8 }>
			{ ( { [ MODULE ]: isOn, ...codes } ) => (
				<div className="slipstream-verification">
					<ModuleSwitch
						feature={ VERIFICATION }
						label={ __(
							'Add tags to the front page',
							'slipstream'
						) }
						help={ __(
							'These tags prove to Google and others that you own the site.',
							'slipstream'
						) }
					/>
					{ isOn && (
						<>
							<CodesForm saved={ codes } save={ settings.save } />
							{ NAMES.some( ( name ) => codes[ name ] ) && (
								<FrontPageCheck
									key={ JSON.stringify( codes ) }
								/>
							) }
						</>
					) }
				</div>
			) }
		</ResourceContent>
	);
}
