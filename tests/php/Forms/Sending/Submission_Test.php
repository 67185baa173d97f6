<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Sending;

use Slipstream\Forms\Forms_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Forms\Forms_Case;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * From the request to the inbox and the mailbox.
 */
final class Submission_Test extends Forms_Case {

	private const ANN = array(
		'name'    => 'Ann O\'Hara',
		'email'   => 'ann@example.org',
		'message' => "Hello,\r\n<b>you</b> & \"all\" \\ 😀",
	);

	public function test_a_response_is_stored_and_mailed(): void {
		$id     = $this->publish( self::CONTACT );
		$answer = $this->send( self::ANN );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame(
			array(
				'success'  => true,
				'heading'  => 'Thank you for your response.',
				'message'  => '',
				'redirect' => '',
				'go_back'  => true,
				'summary'  => array(
					array(
						'label' => 'Name',
						'value' => 'Ann O\'Hara',
						'type'  => 'name',
					),
					array(
						'label' => 'Email',
						'value' => 'ann@example.org',
						'type'  => 'email',
					),
					array(
						'label' => 'Message',
						'value' => "Hello,\n<b>you</b> & \"all\" \\ 😀",
						'type'  => 'textarea',
					),
				),
			),
			$answer->get_data()
		);
		$stored = $this->response();
		self::assertSame( 'publish', $stored->post->post_status );
		self::assertSame( $id, $stored->post->post_parent );
		self::assertSame( 'v3', $stored->post->post_mime_type );
		self::assertTrue( $stored->is_unread() );
		self::assertSame( "Hello,\n<b>you</b> & \"all\" \\ 😀", $stored->fields()[2]['display'] );
		self::assertStringNotContainsString( '127.0.0.1', $stored->post->post_content );
		self::assertCount( 1, $this->mails );
		self::assertSame( 0, (int) $stored->post->post_author );
	}

	public function test_without_a_script_the_browser_is_sent_back_and_thanked(): void {
		$this->publish( self::CONTACT );
		$values  = $this->fill( self::ANN );
		$address = $this->submit_page( $values );
		self::assertNotNull( $address );
		self::assertStringStartsWith( '/?page_id=', $address );
		$this->follow( $address );
		$html = $this->page();
		self::assertStringContainsString(
			'<div class="contact-form-submission contact-form-ajax-submission" role="status" tabindex="-1"><h4>Thank you for your response.</h4>',
			$html
		);
		self::assertStringContainsString( '<dt>Name</dt><dd>Ann O&#039;Hara</dd>', $html );
		self::assertStringContainsString( '&lt;b&gt;you&lt;/b&gt;', $html );
		self::assertStringNotContainsString( '<form', $html );

		$_GET['_wpnonce'] = ( time() + 9999 ) . '-' . substr( (string) $_GET['_wpnonce'], 11 );
		$this->new_request();
		self::assertStringContainsString( '<form', $this->page(), 'A changed mark shows nothing.' );
		$this->follow( $address );
		$_GET['contact-form-sent'] = (string) ( (int) $_GET['contact-form-sent'] + 1 );
		$this->new_request();
		self::assertStringContainsString( '<form', $this->page(), 'Nor does the number of another response.' );
	}

	/**
	 * Posts values to the page.
	 *
	 * @param array<string, mixed> $values
	 */
	private function submit_page( array $values ): ?string {
		$this->new_request();
		return Plugin::module( Forms_Module::class )->services()->page( $this->forms )->take(
			wp_slash( $values ),
			array()
		);
	}

	/** Goes to an address. */
	private function follow( string $address ): void {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$this->new_request();
	}

	public function test_what_is_wrong_is_listed_and_nothing_is_lost(): void {
		$id = $this->publish( self::CONTACT );
		self::assertNull(
			$this->submit_page(
				$this->fill(
					array(
						'name'    => '',
						'email'   => 'no<b>"address',
						'message' => "\nFirst & <last> [caption]",
					)
				)
			)
		);
		$html = $this->page();
		self::assertStringNotContainsString(
			'[',
			explode( '</form>', explode( '<form', $html )[1] )[0],
			'WordPress must find no shortcode in what a visitor wrote.'
		);
		self::assertStringContainsString( '<div class="form-error" role="alert" tabindex="-1"><h3>', $html );
		self::assertStringContainsString(
			"<li class=\"form-error-message\"><a href=\"#g$id-name\">Name: please fill in this field.</a></li>",
			$html
		);
		self::assertStringContainsString( "<a href=\"#g$id-email\">Email: please enter an email address", $html );
		self::assertStringContainsString( 'value="no&lt;b&gt;&quot;address"', $html );
		self::assertMatchesRegularExpression( "@>\n\nFirst &amp; &lt;last&gt; &\#91;caption\]</textarea>@", $html );
		self::assertSame( 2, substr_count( $html, 'aria-invalid="true"' ) );
		self::assertStringContainsString( "id=\"g$id-name-name-error\"><span", $html );
		self::assertSame( 0, $this->responses() );
		$answer = $this->send( array( 'email' => 'x' ) );
		self::assertSame( 422, $answer->get_status() );
		self::assertSame( 'form_invalid', $answer->get_data()['code'] );
		self::assertSame(
			array( "g$id-name", "g$id-email" ),
			array_column( $answer->get_data()['data']['errors'], 'field' )
		);
	}

	public function test_an_old_start_is_kept_through_errors(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( array() );
		$this->submit_page( $values );
		$again = $this->inputs( $this->page() );
		self::assertSame(
			$this->tokens()->read( $values['jetpack_contact_form_jwt'] )['time'] ?? 0,
			$this->tokens()->read( $again['jetpack_contact_form_jwt'] )['time'] ?? 1
		);
	}

	/**
	 * @dataProvider thanks
	 * @param array<string, mixed> $expected Part of the answer.
	 */
	public function test_what_comes_afterwards( string $attributes, array $expected, string $shown ): void {
		$this->publish(
			str_replace( 'wp:jetpack/contact-form -->', "wp:jetpack/contact-form $attributes -->", self::CONTACT )
		);
		$data = $this->send( self::ANN )->get_data();
		self::assertSame( $expected, array_intersect_key( $data, $expected ) );
		$address = (string) $this->submit_page( $this->fill( array( 'name' => 'Bo' ) + self::ANN ) );
		if ( str_starts_with( $shown, 'https:' ) ) {
			self::assertSame( $shown, $address );
			return;
		}
		$this->follow( $address );
		$html = $this->page();
		self::assertStringContainsString( $shown, $html );
		self::assertSame( array() === ( $expected['summary'] ?? null ), ! str_contains( $html, '<dl' ) );
	}

	/**
	 * Settings, a part of the answer, and what the page shows.
	 *
	 * @return iterable<array{string, array<string, mixed>, string}>
	 */
	public static function thanks(): iterable {
		yield array(
			'{"customThankyouHeading":"Ta \u003cb\u003e\u0026amp; bye"}',
			array( 'heading' => 'Ta & bye' ),
			'<h4>Ta &amp; bye</h4>',
		);
		yield array(
			'{"customThankyou":"message","customThankyouMessage":"See you"}',
			array(
				'message' => 'See you',
				'summary' => array(),
			),
			'<p class="contact-form-submission__message">See you</p>',
		);
		yield array( '{"customThankyou":"noSummary"}', array( 'summary' => array() ), '<h4>' );
		yield array(
			'{"disableSummary":true,"disableGoBack":true}',
			array(
				'go_back' => false,
				'summary' => array(),
			),
			'<h4>Thank you for your response.</h4></div>',
		);
		yield array(
			'{"customThankyou":"redirect","customThankyouRedirect":"https://other.example/thanks?a=1"}',
			array( 'redirect' => 'https://other.example/thanks?a=1' ),
			'https://other.example/thanks?a=1',
		);
		yield array(
			'{"confirmationType":"redirect","customThankyouRedirect":"javascript:alert(1)"}',
			array( 'redirect' => '' ),
			'<h4>',
		);
	}

	public function test_only_mail_or_only_the_inbox(): void {
		$this->publish(
			str_replace(
				'wp:jetpack/contact-form -->',
				'wp:jetpack/contact-form {"saveResponses":false,"to":"a@example.org, b@example.org,nonsense"} -->',
				self::CONTACT
			)
		);
		self::assertSame( 200, $this->send( self::ANN )->get_status() );
		self::assertSame( 0, $this->responses() );
		self::assertSame( array( 'a@example.org', 'b@example.org' ), $this->mails[0]['to'] );
		$this->publish(
			str_replace(
				'wp:jetpack/contact-form -->',
				'wp:jetpack/contact-form {"emailNotifications":false} -->',
				self::CONTACT
			)
		);
		self::assertSame( 200, $this->send( self::ANN )->get_status() );
		self::assertSame( 1, $this->responses() );
		self::assertCount( 1, $this->mails );
	}

	public function test_mail_that_fails_loses_nothing(): void {
		$this->publish( self::CONTACT );
		self::assertSame( 200, $this->send_without_mail()->get_status() );
		self::assertSame( 1, $this->responses() );
	}

	public function test_mail_that_fails_is_told_where_nothing_else_keeps_the_answers(): void {
		$this->publish(
			str_replace(
				'wp:jetpack/contact-form -->',
				'wp:jetpack/contact-form {"saveResponses":false} -->',
				self::CONTACT
			)
		);
		$answer = $this->send_without_mail();
		self::assertSame(
			array( 500, 'form_not_stored' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		self::assertSame( 200, $this->send( self::ANN )->get_status() );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_site_that_takes_the_answers_itself_needs_no_mail(): void {
		$this->publish(
			str_replace(
				'wp:jetpack/contact-form -->',
				'wp:jetpack/contact-form {"saveResponses":false} -->',
				self::CONTACT
			)
		);
		$nobody = static fn ( array $mail ): array => array( 'to' => array() ) + $mail;
		add_filter( 'slipstream_form_mail', $nobody );
		$answer = $this->send( self::ANN );
		remove_filter( 'slipstream_form_mail', $nobody );
		self::assertSame( 200, $answer->get_status() );
		self::assertCount( 0, $this->mails );
	}

	private function send_without_mail(): WP_REST_Response {
		$fail = static function (): never {
			throw new \RuntimeException( 'The mail server is on fire.' );
		};
		add_filter( 'pre_wp_mail', $fail, 1 );
		set_error_handler( static fn(): bool => true, E_USER_NOTICE ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- It is noted where the site's owner looks, and no error of the test.
		$answer = $this->send( self::ANN );
		restore_error_handler();
		remove_filter( 'pre_wp_mail', $fail, 1 );
		return $answer;
	}
}
