import { __ } from '@wordpress/i18n';
import './ai-server.scss';
import { ModelField } from './model-field';
import type { ComponentProps } from 'react';
import type { AiSettings } from '@slipstream/site-settings';

/** Models for what the one that writes may not do. */
export const MORE_MODELS = [
	'slipstream_ai_vision_model',
	'slipstream_ai_image_model',
	'slipstream_ai_speech_model',
] as const;
export type MoreModels = Pick< AiSettings, ( typeof MORE_MODELS )[ number ] >;

interface Props {
	/** The properties of a field. */
	field: (
		name: keyof MoreModels
	) => Omit< ComponentProps< typeof ModelField >, 'models' >;
	models: readonly string[];
	/** Whether one is chosen: else they are folded away. */
	isOpen: boolean;
}

/** Which models read images, make them, and transcribe recordings. */
export function MoreModelFields( { field, models, isOpen }: Props ) {
	return (
		<details className="slipstream-ai-server__more" open={ isOpen }>
			<summary>
				{ __( 'Models for images and recordings', 'slipstream' ) }
			</summary>
			<div className="slipstream-ui-form">
				{ MORE_MODELS.map( ( name ) => (
					<ModelField
						key={ name }
						{ ...field( name ) }
						models={ models }
					/>
				) ) }
			</div>
		</details>
	);
}
