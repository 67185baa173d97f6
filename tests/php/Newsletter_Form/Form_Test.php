<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter_Form;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Site_Page;
use Slipstream\Newsletter_Form\Form\Form_Page;
use Slipstream\Newsletter_Form\Form\Guard;
use Slipstream\Newsletter_Form\Form\Offer;
use Slipstream\Tests\Members\Browser;

require_once __DIR__ . '/Mailchimp_Case.php';
require_once dirname( __DIR__ ) . '/Members/Browser.php';

/** The form on the page, and what answers it where no script runs. */
final class Form_Test extends Mailchimp_Case {

	private const BUTTON = '<div class="wp-block-jetpack-mailchimp"><div class="wp-block-jetpack-button wp-block-button" style=""><button type="submit" class="wp-block-button__link" style="" data-id-attr="mailchimp-widget-id" id="mailchimp-widget-id">Join</button></div></div>';

	/** @param array<string, mixed> $attributes */
	private function draw( array $attributes = array(), string $content = self::BUTTON ): string {
		\WP_Block_Supports::$block_to_render = array(
			'blockName' => 'jetpack/mailchimp',
			'attrs'     => $attributes,
		);
		return $this->services()->form_block()->render( $attributes, $content );
	}

	/** The offer in a form. */
	private function offer_in( string $html ): Offer {
		return $this->services()->intake()->open( Browser::hidden( $html )[ Form_Page::FIELD_OFFER ] );
	}

	public function test_it_is_the_form_that_other_code_knows(): void {
		$html = $this->draw(
			array(
				'emailPlaceholder' => 'Mail <you>',
				'interests'        => array( self::NEWS ),
				'signupFieldTag'   => 'SOURCE',
				'signupFieldValue' => 'Blog & more',
				'consentText'      => 'I <em>agree</em><script>x</script>',
				'successLabel'     => 'Done',
			)
		);
		foreach ( array(
			'aria-describedby="wp-block-jetpack-mailchimp_consent-text"',
			'<input type="email" name="email" required',
			'aria-label="Mail &lt;you&gt;" placeholder="Mail &lt;you&gt;" title="Mail &lt;you&gt;"',
			'name="interests[' . self::NEWS . ']" class="mc-submit-param" value="1"',
			'name="merge_fields[SOURCE]" class="mc-submit-param" value="Blog &amp; more"',
			'id="mailchimp-button-block-',
			'<p id="wp-block-jetpack-mailchimp_consent-text">I <em>agree</em>',
			'<div class="wp-block-jetpack-mailchimp_notification wp-block-jetpack-mailchimp_processing" role="status">Processing…</div>',
			'wp-block-jetpack-mailchimp_success" role="status">Done</div>',
			'wp-block-jetpack-mailchimp_error" role="alert">Whoops! There was an error and we couldn&#039;t process your subscription. Please reload the page and try again.</div>',
		) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<div class="wp-block-jetpack-mailchimp">', $html, 'What was saved around the button is not in the form again.' );
		$offer = $this->offer_in( $html );
		self::assertSame( array( 'mailchimp', 'Done', array( self::NEWS ), 'SOURCE', 'Blog & more' ), array( $offer->list, $offer->success, $offer->groups, $offer->tag, $offer->value ) );
		self::assertStringContainsString( 'I agree', $offer->consent );
		self::assertSame( array(), $this->asked(), 'Nobody is asked to draw a page.' );
	}

	public function test_two_on_a_page_have_ids_of_their_own(): void {
		preg_match_all( '/ id="([^"]+)"/', $this->draw() . $this->draw(), $ids );
		self::assertSame( array_unique( $ids[1] ), $ids[1] );
		self::assertCount( 4, $ids[1] );
	}

	public function test_a_post_from_before_the_button_was_a_block_has_its_button(): void {
		$html = $this->draw(
			array(
				'submitButtonText'      => 'Count <b>me</b> in',
				'backgroundButtonColor' => 'sun',
				'customTextButtonColor' => '#112233',
			),
			''
		);
		self::assertMatchesRegularExpression( '#<p><button type="submit" class="components-button is-button is-primary [^"]*has-sun-background-color[^"]*" style="color: ?\#112233;">Count me in</button></p>#', $html );
		self::assertStringContainsString( '>Join my email list</button>', $this->draw( array(), '' ) );
	}

	/** @return iterable<array{array<string, mixed>}> */
	public static function hostile(): iterable {
		foreach ( array( '"><script>alert(1)</script>', array( 'x' ), 7, null ) as $value ) {
			yield array( array_fill_keys( array( 'emailPlaceholder', 'consentText', 'interests', 'processingLabel', 'successLabel', 'errorLabel', 'signupFieldTag', 'signupFieldValue', 'submitButtonText', 'submitButtonClasses', 'textButtonColor', 'customTextButtonColor' ), $value ) );
		}
		yield array(
			array(
				'interests'        => array( '"><script>', array(), 7, '../x', 'ok1' ),
				'signupFieldTag'   => 'A]"><script>',
				'signupFieldValue' => 'x',
			),
		);
	}

	/**
	 * @dataProvider hostile
	 * @param array<string, mixed> $attributes
	 */
	public function test_attributes_that_hold_anything_stay_text( array $attributes ): void {
		foreach ( array( '', self::BUTTON ) as $content ) {
			$html = $this->draw( $attributes, $content );
			self::assertStringNotContainsString( '<script', $html );
			self::assertStringContainsString( '<form', $html );
		}
	}

	public function test_without_a_key_or_an_audience_there_is_no_form(): void {
		update_option( 'jetpack_mailchimp', '' );
		self::assertSame( '', $this->draw() );
		$this->choose( self::DOUBLE );
		self::assertNotSame( '', $this->draw() );
		delete_option( 'slipstream_mailchimp_key' );
		self::assertSame( '', $this->draw() );
	}

	public function test_a_form_without_a_script_leads_to_a_page_that_can_be_reloaded(): void {
		$to = $this->post( self::ANN, array( 'success' => 'You are <in>' ) );
		self::assertIsString( $to );
		parse_str( (string) wp_parse_url( $to, PHP_URL_QUERY ), $query );
		foreach ( array( 1, 2 ) as $time ) {
			$page = $this->services()->form_page()->respond( $query[ Form_Page::QUERY ], array() );
			self::assertInstanceOf( Site_Page::class, $page );
			self::assertSame( 200, $page->status );
			self::assertStringContainsString( 'You are &lt;in&gt;', $page->html );
			self::assertStringContainsString( 'Check your inbox', $page->html );
			self::assertStringContainsString( home_url( '/p' ), $page->html );
		}
		self::assertSame( array( self::ANN ), $this->mails() );
		self::assertStringNotContainsString( 'ann', strtolower( rawurldecode( $to ) ) );
		self::assertSame( home_url( '/' ), $this->services()->form_page()->respond( 'made-up', array() ) );
	}

	/** @return iterable<string, array{string, int, string}> */
	public static function typed(): iterable {
		yield 'no address' => array( 'ann@', 400, 'Please enter a valid email address.' );
		yield 'hostile' => array( '"><script>alert(1)</script>', 400, 'Please enter a valid email address.' );
		yield 'Mailchimp is away' => array( self::ANN, 503, 'did not respond' );
	}

	/** @dataProvider typed */
	public function test_what_was_typed_is_kept( string $typed, int $status, string $said ): void {
		$this->misbehave( 'html', '', 3 );
		$page = $this->post( $typed );
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertSame( $status, $page->status );
		self::assertStringContainsString( $said, $page->html );
		self::assertStringContainsString( 'value="' . esc_attr( $typed ) . '"', $page->html );
		// The form works again.
		$this->forget();
		$this->command( 'reset' );
		self::assertIsString( $this->services()->form_page()->respond( '1', wp_slash( array( 'email' => self::ANN ) + Browser::hidden( $page->html ) ) ) );
	}

	public function test_a_server_that_does_not_answer_is_told_and_what_was_typed_kept(): void {
		remove_all_filters( 'slipstream_mailchimp_url' );
		add_filter( 'slipstream_mailchimp_url', static fn (): string => 'http://localhost:9/3.0' );
		$page = $this->post();
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertSame( array( 503, 60 ), array( $page->status, $page->retry_after ) );
		self::assertStringContainsString( 'value="' . self::ANN . '"', $page->html );
	}

	public function test_a_cached_page_works_for_days_and_not_for_ever(): void {
		self::assertIsString( $this->post( self::ANN, array( 'shown' => time() - 89 * DAY_IN_SECONDS ) ) );
		foreach ( array( time() - 91 * DAY_IN_SECONDS, time() + 3600 ) as $shown ) {
			$page = $this->post( 'typed@example.org', compact( 'shown' ) );
			self::assertInstanceOf( Site_Page::class, $page );
			self::assertSame( 400, $page->status );
			self::assertStringContainsString( 'typed@example.org', $page->html );
		}
	}

	public function test_what_is_sealed_counts_and_nothing_else(): void {
		$answer = $this->services()->form_page()->respond(
			'1',
			wp_slash(
				array(
					Form_Page::FIELD_OFFER => $this->offer()->seal(),
					'email'                => self::ANN,
					'interests'            => array( self::TIPS => '1' ),
					'merge_fields'         => array( 'FNAME' => 'Mallory' ),
					'status'               => 'subscribed',
				)
			)
		);
		self::assertIsString( $answer );
		self::assertSame( array( 'pending', array(), array() ), array( $this->member()['status'], $this->member()['merge_fields'], $this->member()['interests'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string, string}> */
	public static function programs(): iterable {
		yield 'the trap' => array( array( 'trap' => 'x' ), '', 'subscribe_refused' );
		yield 'another site' => array( array(), 'https://evil.test', 'subscribe_refused' );
		yield 'a changed offer' => array( array( 'slipstream_offer' => 'slipstream:1:AAAA' ), '', 'subscribe_stale_form' );
		yield 'a list for an address' => array( array( 'email' => array( self::ANN ) ), '', 'rest_invalid_param' );
	}

	/**
	 * @dataProvider programs
	 * @param array<string, mixed> $change
	 */
	public function test_programs_are_kept_out( array $change, string $origin, string $code ): void {
		if ( '' !== $origin ) {
			$_SERVER['HTTP_ORIGIN'] = $origin;
		}
		if ( isset( $change['trap'] ) ) {
			$change = array( Bot_Trap::name( Guard::TRAP ) => 'x' );
		}
		$request = new \WP_REST_Request( 'POST', '/slipstream/v1/newsletter/sign-up' );
		$request->set_body_params(
			$change + array(
				'slipstream_offer' => $this->offer()->seal(),
				'email'            => self::ANN,
			)
		);
		$answer = rest_get_server()->dispatch( $request );
		self::assertSame( array( 400, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( array(), $this->asked() );
	}

	public function test_who_is_quicker_than_a_person_waits(): void {
		remove_filter( 'slipstream_form_min_seconds', '__return_zero' );
		self::assertSame( 'subscribe_too_quick', $this->send()->get_data()['code'] );
		self::assertSame( 200, $this->send( self::ANN, array( 'shown' => time() - 3 ) )->get_status() );
	}

	public function test_one_address_one_network_and_all_have_limits(): void {
		foreach ( array( 200, 200, 200, 429 ) as $status ) {
			self::assertSame( $status, $this->send()->get_status() );
		}
		self::assertSame( 'subscribe_too_many', $this->send()->get_data()['code'] );
		// Ten of one network, with those that were too many for the address.
		foreach ( array( 200, 200, 200, 200, 200, 429 ) as $number => $status ) {
			self::assertSame( $status, $this->send( "p$number@example$number.org" )->get_status() );
		}
		$calls                  = count( $this->asked() );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
		add_filter( 'slipstream_newsletter_form_limits', static fn ( array $limits ): array => array( 'site' => 8 ) + $limits );
		self::assertSame( 429, $this->send( 'q@example.net' )->get_status() );
		remove_all_filters( 'slipstream_newsletter_form_limits' );
		self::assertTrue( $this->services()->guard()->had_flood() );
		self::assertCount( $calls, $this->asked() );
	}

	public function test_a_list_that_was_changed_since_asks_for_another_consent(): void {
		self::assertSame( 'subscribe_stale_form', $this->send( self::ANN, array( 'list' => 'own' ) )->get_data()['code'] );
	}
}
