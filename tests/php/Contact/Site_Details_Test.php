<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Contact;

use Slipstream\Admin\Start_Data;
use Slipstream\Contact\Plain_Email;
use Slipstream\Contact\Site_Details;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * Reads and writes the details as the editor does.
 */
final class Site_Details_Test extends Test_Case {

	/** Sends details to core's settings. */
	private function send( mixed $details ): \WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/settings', array( Site_Details::OPTION => $details ) );
	}

	public function test_only_administrators_change_and_read_them(): void {
		foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->send( array( 'email' => 'a@b.example' ) )->get_status(), $role );
			self::assertSame( 403, $this->rest( 'GET', '/wp/v2/settings' )->get_status(), $role );
		}
		$this->sign_in( 'administrator' );
		$response = $this->send(
			array(
				'email' => 'a@b.example',
				'city'  => " <b>Bonn</b>\n ",
			)
		);
		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'a@b.example', $response->get_data()[ Site_Details::OPTION ]['email'] );
		$details = ( new Site_Details() )->get();
		self::assertSame( '<b>Bonn</b>', $details['city'], 'Text, not HTML: it is escaped where it is shown.' );
		self::assertSame( '', $details['country'] );
		self::assertSame( Site_Details::KEYS, array_keys( $details ) );
	}

	/** @dataProvider malformed */
	public function test_what_is_malformed_is_refused( mixed $details ): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 400, $this->send( $details )->get_status() );
	}

	/** @return iterable<array{mixed}> What the setting is not. */
	public static function malformed(): iterable {
		yield array( 'x' );
		yield array( array( 'email' => array() ) );
		yield array( array( 'mail' => 'x' ) );
		yield array( array( 'email' => str_repeat( 'x', 201 ) ) );
	}

	public function test_whatever_is_stored_gives_all_the_keys(): void {
		foreach ( array(
			'x',
			7,
			array( 'x' ),
			array( 'email' => array( 'x' ) ),
			array( 'email' => "a\xff" ),
			false,
		) as $stored ) {
			update_option( Site_Details::OPTION, $stored );
			self::assertSame( array_fill_keys( Site_Details::KEYS, '' ), ( new Site_Details() )->get() );
		}
	}

	public function test_the_editor_gets_them_without_leaving_its_script(): void {
		update_option( Site_Details::OPTION, array( 'city' => '</script><script>alert(1)</script>' ) );
		wp_register_script( 'slipstream-editor', 'https://example.test/e.js', array(), '1', true );
		( new Start_Data( Plugin::modules() ) )->print_before( 'slipstream-editor', array( 'contact' ) );
		$printed = implode( '', array_filter( (array) wp_scripts()->get_data( 'slipstream-editor', 'before' ) ) );
		wp_deregister_script( 'slipstream-editor' );
		self::assertStringContainsString( '"contact":{"email":""', $printed );
		self::assertStringNotContainsString( '<', $printed );
	}

	/** @dataProvider texts */
	public function test_addresses_in_a_text( string $text, string $html ): void {
		self::assertSame( $html, Plain_Email::link( $text ) );
	}

	/** @return iterable<array{string, string}> Texts and their HTML; the editor's tests have the same. */
	public static function texts(): iterable {
		yield array( 'a@b.co', '<a href="mailto:a@b.co">a@b.co</a>' );
		yield array(
			'to a@b.co, or c@d.org.',
			'to <a href="mailto:a@b.co,">a@b.co</a>, or <a href="mailto:c@d.org.">c@d.org</a>.',
		);
		yield array( '(a@b.co)', '(a@b.co)' );
		yield array( 'a..b@c.de', 'a..b@c.de' );
		yield array( 'a@b', 'a@b' );
		yield array( 'a@b.c', 'a@b.c' );
		yield array( str_repeat( 'x', 65 ) . '@b.co', str_repeat( 'x', 65 ) . '@b.co' );
		yield array( 'a@' . str_repeat( 'x', 64 ) . '.co', 'a@' . str_repeat( 'x', 64 ) . '.co' );
		yield array( '<b> & "c"', '&lt;b&gt; &amp; &quot;c&quot;' );
	}
}
