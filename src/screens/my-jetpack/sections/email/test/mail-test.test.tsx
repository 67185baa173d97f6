import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { firstStep } from '../first-step';
import { MailTest } from '../mail-test';

describe( 'the test email', () => {
	const sentAt = { at: 1_764_000_000, to: 'ann@site.test', problem: '' };

	function mail(
		test: object | null,
		answer: object,
		failure: object | null = null
	) {
		const sent = serve( {
			'test-mail/answer': () => ( { body: { test: answer, failure } } ),
			'v1/test-mail': () => ( {
				body: { test: sent.at( -1 )?.body ? answer : test, failure },
			} ),
		} );
		render(
			<Screen>
				<MailTest />
			</Screen>
		);
		return sent;
	}

	it( 'is sent, and its reader says whether it arrived', async () => {
		const sent = mail( null, { ...sentAt, answer: '' } );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Send me a test email',
			} )
		);
		expect(
			await screen.findByText(
				/Your mail server took the email to ann@site.test .* Did it arrive\?/
			)
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Yes, it arrived' } )
		);
		await waitFor( () =>
			expect( sent.at( -1 ) ).toMatchObject( {
				url: expect.stringContaining( 'test-mail/answer' ),
				body: { at: sentAt.at, arrived: true },
			} )
		);
	} );

	it( 'leaves the focus at what is said after an answer', async () => {
		mail( { ...sentAt, answer: '' }, { ...sentAt, answer: 'yes' } );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Yes, it arrived' } )
		);
		expect(
			await screen.findByText( /^The test email sent on .* arrived/ )
		).toHaveFocus();
	} );

	it( 'tells why it was not sent, and asks nothing then', async () => {
		mail( { ...sentAt, answer: '', problem: 'No mailer' }, {} );
		expect(
			await screen.findByText( /Nothing was sent .*: No mailer\. Ask/ )
		).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'No' } ) ).toBeNull();
	} );

	it.each( [
		[ 'arrived', 'yes', null, true ],
		[ 'did not arrive', 'no', null, false ],
		[
			'arrived, but email failed since',
			'yes',
			{ at: sentAt.at + 60, problem: 'No relay' },
			false,
		],
	] )(
		'that %s makes the step done or not',
		async ( _, answer, failure, isDone ) => {
			mail( { ...sentAt, answer }, {}, failure );
			await act( async () => undefined );
			expect( await firstStep.isDone() ).toBe( isDone );
		}
	);

	it( 'tells what failed since', async () => {
		const failure = { at: sentAt.at + 60, problem: 'No relay' };
		mail( { ...sentAt, answer: 'yes' }, {}, failure );
		expect(
			await screen.findByText(
				/^WordPress could not send an email on .*: No relay\.$/
			)
		).toBeVisible();
	} );

	it( 'tells what to do where it did not arrive', async () => {
		mail( { ...sentAt, answer: 'no' }, {} );
		expect( await screen.findByText( /spam folder/ ) ).toBeVisible();
	} );
} );
