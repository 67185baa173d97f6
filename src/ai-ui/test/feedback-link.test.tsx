import { render, screen } from '@testing-library/react';
import { FeedbackLink } from '@slipstream/ai-ui';
import { installSettings } from './support';

it( 'leads where the site says, beside the editor', () => {
	installSettings( { ai: { feedback: 'https://example.test/feedback' } } );
	render( <FeedbackLink /> );
	const link = screen.getByRole( 'link', { name: /^Share feedback/ } );
	expect( link ).toHaveAttribute( 'href', 'https://example.test/feedback' );
	expect( link ).toHaveAttribute( 'target', '_blank' );
} );

it.each( [ '', undefined ] )(
	'is not there where it leads nowhere',
	( feedback ) => {
		installSettings( { ai: { feedback } } );
		const { container } = render( <FeedbackLink /> );
		expect( container ).toBeEmptyDOMElement();
	}
);
