import { InspectorControls } from '@wordpress/block-editor';
import { ExternalLink, PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { labels } from '../labels';
import { Groups } from './groups';
import { Location } from './location';
import type { LabelName } from '../labels';
import type { Connection, MailchimpAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

interface Props extends Pick<
	EditProps< MailchimpAttributes >,
	'attributes' | 'setAttributes'
> {
	/** Undefined for an example. */
	connection: Connection | undefined;
	/** Shows a notification while its text is written. */
	onPreview: ( name: LabelName ) => void;
}

const notifications = (): [ LabelName, string ][] => [
	[ 'processingLabel', __( 'Processing text', 'slipstream' ) ],
	[ 'successLabel', __( 'Success text', 'slipstream' ) ],
	[ 'errorLabel', __( 'Error text', 'slipstream' ) ],
];

/** The texts of the form. */
function Texts( { attributes, setAttributes, onPreview }: Props ) {
	return (
		<>
			<PanelBody title={ __( 'Text Elements', 'slipstream' ) }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Email Placeholder', 'slipstream' ) }
					placeholder={ labels().emailPlaceholder }
					value={ attributes.emailPlaceholder ?? '' }
					onChange={ ( text ) =>
						setAttributes( { emailPlaceholder: text || undefined } )
					}
				/>
			</PanelBody>
			<PanelBody title={ __( 'Notifications', 'slipstream' ) }>
				{ notifications().map( ( [ name, label ] ) => (
					<TextControl
						key={ name }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						placeholder={ labels()[ name ] }
						value={ attributes[ name ] ?? '' }
						onFocus={ () => onPreview( name ) }
						onChange={ ( text ) => {
							onPreview( name );
							setAttributes( { [ name ]: text || undefined } );
						} }
					/>
				) ) }
			</PanelBody>
		</>
	);
}

/** Where people are signed up, and who can change that. */
function ConnectionPanel( { connection }: { connection: Connection } ) {
	return (
		<PanelBody title={ __( 'Mailchimp Connection', 'slipstream' ) }>
			<p>
				{ connection.list === 'own'
					? __(
							'People are signed up to this site’s own list.',
							'slipstream'
						)
					: __(
							'People are signed up to your audience at Mailchimp.',
							'slipstream'
						) }
			</p>
			{ canManageOptions() ? (
				<ExternalLink href={ connection.connect_url }>
					{ __( 'Manage Connection', 'slipstream' ) }
				</ExternalLink>
			) : (
				<p>
					{ __(
						'Only an administrator can change this.',
						'slipstream'
					) }
				</p>
			) }
		</PanelBody>
	);
}

/** The sidebar. */
export function Panels( props: Props ) {
	const { attributes, setAttributes, connection } = props;
	return (
		<InspectorControls>
			<Texts { ...props } />
			{ connection && (
				<>
					<PanelBody
						title={ __( 'Mailchimp Groups', 'slipstream' ) }
						initialOpen={ false }
					>
						<Groups
							chosen={ attributes.interests }
							onChange={ ( interests ) =>
								setAttributes( { interests } )
							}
						/>
					</PanelBody>
					{ connection.list !== 'own' && (
						<PanelBody
							title={ __(
								'Signup Location Tracking',
								'slipstream'
							) }
							initialOpen={ false }
						>
							<Location { ...{ attributes, setAttributes } } />
						</PanelBody>
					) }
					<ConnectionPanel connection={ connection } />
				</>
			) }
		</InspectorControls>
	);
}
