<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Rendering;

use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Sending\Page_Handler;
use Slipstream\Plugin;
use Slipstream\Tests\Forms\Forms_Case;
use WP_HTML_Tag_Processor;

require_once dirname( __DIR__ ) . '/Forms_Case.php';
require_once __DIR__ . '/Drawing.php';

/**
 * Words, rules and markup that the script of forms relies upon. Its own tests read the same files.
 */
final class Script_Test extends Forms_Case {

	use Drawing;

	private const FOLDER = '/blocks/contact-form/test/support/';

	private const FIELDS = '<!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-email {"label":"Email","required":true} /--><!-- wp:jetpack/field-url {"label":"Site"} /--><!-- wp:jetpack/field-telephone {"label":"Phone"} /--><!-- wp:jetpack/field-date {"label":"Day","dateFormat":"dd/mm/yy"} /--><!-- wp:jetpack/field-number {"label":"Number","required":true} --><div><!-- wp:jetpack/input {"type":"number","min":2,"max":5.5} /--></div><!-- /wp:jetpack/field-number --><!-- wp:jetpack/field-slider {"min":0,"max":50} --><div><!-- wp:jetpack/label {"label":"Heat"} /--></div><!-- /wp:jetpack/field-slider --><!-- wp:jetpack/field-rating {"required":true} --><div><!-- wp:jetpack/label {"label":"Stars"} /--></div><!-- /wp:jetpack/field-rating --><!-- wp:jetpack/field-radio {"required":true} --><div><!-- wp:jetpack/label {"label":"Colour"} /--><!-- wp:jetpack/options {"type":"radio"} --><ul class="wp-block-jetpack-options"><!-- wp:jetpack/option {"label":"Red"} /--><!-- wp:jetpack/option {"label":"Other","isOther":true} /--></ul><!-- /wp:jetpack/options --></div><!-- /wp:jetpack/field-radio --><!-- wp:jetpack/field-checkbox-multiple {"label":"Days","options":["Mon","Tue"],"required":true} /--><!-- wp:jetpack/field-select {"label":"Size","options":["S","M"],"toggleLabel":"Pick","required":true} /--><!-- wp:jetpack/field-textarea {"label":"Message","required":true} /--><!-- wp:jetpack/field-file {"label":"Photos","maxfiles":2,"filetypes":["png","txt"],"required":true} /--><!-- wp:jetpack/field-consent {"consentType":"explicit","explicitConsentMessage":"May we?","required":true} /--><!-- wp:jetpack/field-consent {"label":"Implied"} /-->';

	private const STEPS = '<!-- wp:jetpack/form-progress-indicator {"variant":"dots"} /--><!-- wp:jetpack/form-step-container --><div class="jetpack-form-steps-wrapper"><div class="wp-block-jetpack-form-step-container"><!-- wp:jetpack/form-step {"stepLabel":"About you"} --><div class="wp-block-jetpack-form-step"><!-- wp:jetpack/field-name {"label":"Name","required":true} /--></div><!-- /wp:jetpack/form-step --><!-- wp:jetpack/form-step --><div class="wp-block-jetpack-form-step"><p>Nothing to fill in here.</p></div><!-- /wp:jetpack/form-step --><!-- wp:jetpack/form-step {"stepLabel":"Your wish"} --><div class="wp-block-jetpack-form-step"><!-- wp:jetpack/field-text {"label":"Wish"} /--></div><!-- /wp:jetpack/form-step --></div></div><!-- /wp:jetpack/form-step-container --><!-- wp:jetpack/form-step-navigation --><div class="wp-block-jetpack-form-step-navigation__wrapper"><div class="wp-block-jetpack-form-step-navigation"><div class="wp-block-button form-button-previous"><button type="button" class="wp-block-button__link">Back</button></div><div class="wp-block-button form-button-next"><button type="button" class="wp-block-button__link">Next</button></div><div class="wp-block-button"><button type="submit" class="wp-block-button__link">Send</button></div></div></div><!-- /wp:jetpack/form-step-navigation -->';

	protected function tearDown(): void {
		unset( $_SERVER['REQUEST_METHOD'], $_SERVER['CONTENT_LENGTH'] );
		parent::tearDown();
	}

	/** @return array<string, mixed> The words of a page's form. */
	private function words( string $html ): array {
		$form = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $form->next_tag( 'form' ) );
		return (array) json_decode( (string) $form->get_attribute( 'data-slipstream-form' ), true );
	}

	/** HTML without what differs from site to site. */
	private static function settled( string $html, int $id ): string {
		$html = (string) preg_replace(
			'/(name="jetpack_contact_form_jwt" value=|name="contact-form-hash" value=)"[^"]*"/',
			'$1"…"',
			$html
		);
		$html = (string) preg_replace( '/name="x[0-9a-f]{10}"/', 'name="trap"', $html );
		$html = (string) preg_replace( '/action="[^"]*?(#contact-form-\d+")/', 'action="http://localhost/$1', $html );
		$html = (string) preg_replace( '/data-endpoint="[^"]*"/', 'data-endpoint="http://localhost/submit"', $html );
		$html = (string) preg_replace( '/data-max-size="\d+"/', 'data-max-size="1000"', $html );
		$html = (string) preg_replace( '/is larger than [^&]*?B\./', 'is larger than 1 KB.', $html );
		$html = (string) preg_replace( '/ up to \S+ \wB each/', ' up to 1 KB each', $html );
		return str_replace(
			array( "g$id-", "contact-form-$id", "name=\"contact-form-id\" value=\"$id\"" ),
			array( 'g12-', 'contact-form-12', 'name="contact-form-id" value="12"' ),
			trim( $html )
		)
			. "\n";
	}

	/** Fails when the markup is another than the one that the script is tested with. */
	private function assertSettled( string $name, string $content ): void {
		$id   = $this->publish( $this->form( $content ) );
		$html = self::settled( $this->page(), $id );
		$file = SLIPSTREAM_DIR . self::FOLDER . $name;
		if ( getenv( 'SLIPSTREAM_WRITE_PAGES' ) ) {
			file_put_contents( $file, $html );
		}
		self::assertStringEqualsFile(
			$file,
			$html,
			'Run this test with SLIPSTREAM_WRITE_PAGES=1 and look at what differs.'
		);
	}

	public function test_the_script_is_tested_with_the_markup_of_the_server(): void {
		$this->assertSettled( 'form.html', self::FIELDS );
		$this->assertSettled( 'steps.html', self::STEPS );
	}

	public function test_the_words_are_those_of_the_server(): void {
		$id    = $this->publish( $this->form( self::FIELDS ) );
		$words = $this->words( $this->page() )['fields'];
		$empty = $this->send( array( 'number' => '' ) )->get_data();
		$said  = array_column( $empty['data']['errors'], 'message', 'field' );
		self::assertGreaterThan( 8, count( $said ) );
		foreach ( $said as $field => $message ) {
			self::assertSame( $message, $words[ $field ]['need'] );
		}
		self::assertSame( 'Number: please enter 2 or more.', $words[ "g$id-number" ]['min'] );
		self::assertSame( '%s is not allowed. Use PNG and TXT.', $words[ "g$id-photos" ]['type'] );
		self::assertArrayNotHasKey( "g$id-heat", $words, 'Nothing can be wrong with a slider.' );
	}

	/**
	 * Answers, what the script thinks of them, and whether the server takes them.
	 *
	 * @return iterable<string, array{string, string, array<string, mixed>, string, bool}>
	 */
	public static function answers(): iterable {
		foreach ( json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . self::FOLDER . 'answers.json' ),
			true
		) as list( $type, $answer, $settings, $mistake, $is_taken ) ) {
			yield "$type "
				. wp_json_encode( $answer )
				. wp_json_encode( $settings ) => array( $type, $answer, $settings, $mistake, $is_taken );
		}
	}

	/**
	 * @dataProvider answers
	 * @param array<string, mixed> $settings The field's settings.
	 */
	public function test_the_script_refuses_only_what_the_server_refuses(
		string $type,
		string $answer,
		array $settings,
		string $mistake,
		bool $is_taken
	): void {
		$input = (string) wp_json_encode( (object) array_intersect_key( $settings, array( 'min' => 1, 'max' => 1 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- A set.
		$field = (string) wp_json_encode( (object) array_intersect_key( $settings, array( 'dateFormat' => 1 ) ) );
		$id    = $this->publish(
			$this->form(
				"<!-- wp:jetpack/field-$type $field --><div><!-- wp:jetpack/label {\"label\":\"Answer\"} /--><!-- wp:jetpack/input $input /--></div><!-- /wp:jetpack/field-$type -->"
			)
		);
		$words = $this->words( $this->page() )['fields'][ "g$id-answer" ] ?? array();
		$reply = $this->send( array( 'answer' => $answer ) );
		self::assertSame( $is_taken ? 200 : 422, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		if ( '' !== $mistake ) {
			self::assertFalse( $is_taken, 'What the script refuses the server refuses too.' );
			self::assertSame( $reply->get_data()['data']['errors'][0]['message'], $words[ $mistake ] ?? null );
		}
	}

	public function test_a_form_that_is_more_than_the_server_takes_is_told_so_without_a_script(): void {
		$id   = $this->publish( $this->form( self::FIELDS ) );
		$form = new WP_HTML_Tag_Processor( $this->page() );
		$form->next_tag( 'form' );
		$action = (string) $form->get_attribute( 'action' );
		parse_str( (string) wp_parse_url( $action, PHP_URL_QUERY ), $query );
		self::assertSame( (string) $id, $query['contact-form-id'], 'The address alone tells which form it is.' );

		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['CONTENT_LENGTH'] = (string) ( wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) + 1 );
		$_GET                      = $query;
		self::assertTrue( Page_Handler::is_asked( array() ) );
		$this->new_request();
		self::assertNull(
			Plugin::module( Forms_Module::class )->services()->page( $this->forms )->take( array(), array() )
		);
		$html = $this->page();
		self::assertStringContainsString( 'class="form-error"', $html );
		self::assertStringContainsString( 'cannot accept this much', $html );
		self::assertStringNotContainsString(
			'Nothing you entered is lost',
			explode( '<form', $html )[0],
			'It is not so: the fields did not arrive.'
		);

		$_SERVER['CONTENT_LENGTH'] = '100';
		self::assertFalse( Page_Handler::is_asked( array() ), 'Somebody else sends something to the page.' );
		$_SERVER['CONTENT_LENGTH'] = '999999999999';
		$_GET                      = array();
		self::assertFalse( Page_Handler::is_asked( array() ) );
	}

	public function test_a_form_of_a_shortcode_brings_style_and_script(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'jetpack/contact-form' );
		self::assertNotNull( $type );
		$type->style_handles          = array( 'slipstream-test-style' );
		$type->view_script_module_ids = array( 'slipstream-test-module' );
		wp_register_style( 'slipstream-test-style', false, array(), '1' );
		wp_register_script_module( 'slipstream-test-module', 'https://example.org/view.js' );
		$this->publish( '[contact-form][contact-field label="Name" type="name"/][/contact-form]' );
		$this->page();
		self::assertTrue( wp_style_is( 'slipstream-test-style' ) );
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		if ( method_exists( wp_script_modules(), 'print_head_enqueued_script_modules' ) ) {
			wp_script_modules()->print_head_enqueued_script_modules();
		}
		self::assertStringContainsString( 'https://example.org/view.js', (string) ob_get_clean() );
		wp_dequeue_style( 'slipstream-test-style' );
		wp_dequeue_script_module( 'slipstream-test-module' );
	}
}
