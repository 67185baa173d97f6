import { useResource } from '../hooks/use-resource';
import { Waiting } from './card';
import { StyleForm } from './style-form';
import { TemplatesForm } from './templates-form';
import type { AiWriting } from '../types';
import type { ComponentType } from 'react';

/** What a form for a part of it is given. */
export interface WritingProps {
	saved: AiWriting;
	onSave: ( saved: AiWriting ) => void;
}

function panelOf( Form: ComponentType< WritingProps > ) {
	return function WritingPanel() {
		const resource = useResource< AiWriting >( 'slipstream/v1/ai-writing' );
		return resource.data ? (
			<Form saved={ resource.data } onSave={ resource.receive } />
		) : (
			<Waiting resource={ resource } />
		);
	};
}

/** The form for templates, once they are there. */
export const TemplatesPanel = panelOf( TemplatesForm );

/** The form for the house style, once it is there. */
export const StylePanel = panelOf( StyleForm );
