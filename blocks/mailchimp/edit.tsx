import { useBlockProps } from '@wordpress/block-editor';
import { useIsPreview } from '@slipstream/block-kit';
import { Form } from './components/form';
import { Panels } from './components/panels';
import { Waiting } from './components/placeholders';
import { useConnection } from './hooks/use-connection';
import { usePreview } from './hooks/use-preview';
import type { MailchimpAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< MailchimpAttributes > ) {
	const { attributes, setAttributes } = props;
	const isExample = useIsPreview();
	const connection = useConnection( ! isExample );
	const [ preview, onPreview ] = usePreview();
	const { data } = connection;
	const isShown = isExample || data?.code === 'connected';
	const parts = { attributes, setAttributes };
	return (
		<div { ...useBlockProps() }>
			{ isShown ? (
				<>
					<Form
						{ ...parts }
						list={ data?.list }
						preview={ preview }
					/>
					<Panels
						{ ...parts }
						connection={ data }
						onPreview={ onPreview }
					/>
				</>
			) : (
				<Waiting connection={ connection } />
			) }
		</div>
	);
}
