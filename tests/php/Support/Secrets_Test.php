<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Plugin;
use Slipstream\Support\Secrets;
use Slipstream\Tests\Test_Case;

/**
 * What the database holds, and who can read it.
 */
final class Secrets_Test extends Test_Case {

	public function test_a_secret_comes_back(): void {
		$secrets = new Secrets( 'material' );
		$stored  = $secrets->encrypt( 'sk-123' );
		self::assertStringNotContainsString( 'sk-123', $stored );
		self::assertSame( 'sk-123', $secrets->decrypt( $stored ) );
		self::assertNotSame( $stored, $secrets->encrypt( 'sk-123' ), 'Equal secrets do not look equal.' );
	}

	public function test_what_cannot_be_read_counts_as_missing(): void {
		$secrets = new Secrets( 'material' );
		$stored  = $secrets->encrypt( 'sk-123' );
		self::assertNull( ( new Secrets( 'other' ) )->decrypt( $stored ) );
		self::assertNull( $secrets->decrypt( substr( $stored, 0, -4 ) . 'AAAA' ) );
		self::assertNull( $secrets->decrypt( 'slipstream:1:%%%' ) );
		self::assertNull( $secrets->decrypt( 'slipstream:1:' . base64_encode( 'short' ) ) );
		self::assertNull( $secrets->decrypt( 'sk-123' ) );
		self::assertNull( $secrets->decrypt( '' ) );
	}

	public function test_the_api_key_is_encrypted_on_its_way_into_the_database(): void {
		global $wpdb;
		update_option( Ai_Server_Settings::KEY, 'sk-plain-1' );
		update_option( Ai_Server_Settings::KEY, 'sk-plain-2' );
		$stored = (string) $wpdb->get_var(
			$wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", Ai_Server_Settings::KEY )
		);
		self::assertStringStartsWith( 'slipstream:1:', $stored );
		self::assertStringNotContainsString( 'sk-plain', $stored );
		wp_cache_flush();
		self::assertSame( $stored, get_option( Ai_Server_Settings::KEY ), 'Other plugins do not read it.' );
		self::assertSame( 'sk-plain-2', Plugin::module( Ai_Module::class )->services()->server()->key() );
	}

	public function test_a_site_key_is_made_once(): void {
		global $wpdb;
		$secrets = new Secrets( 'material' );
		$key     = $secrets->site_key( $wpdb, 'slipstream_test_key' );
		wp_cache_flush();
		self::assertSame( 32, strlen( $key ) );
		self::assertSame( $key, $secrets->site_key( $wpdb, 'slipstream_test_key' ) );
		self::assertNotSame( $key, ( new Secrets( 'other' ) )->site_key( $wpdb, 'slipstream_test_key' ) );
		self::assertNotSame( $key, $secrets->site_key( $wpdb, 'slipstream_other_key' ) );
	}

	public function test_a_process_that_comes_second_takes_the_key_of_the_first(): void {
		global $wpdb;
		self::assertFalse( get_option( 'slipstream_test_key' ) );
		// Another process stores the key after this one has looked for it.
		$wpdb->query(
			"INSERT INTO $wpdb->options (option_name, option_value, autoload) VALUES ('slipstream_test_key', 'theirs', 'off')"
		);
		$key = ( new Secrets( 'material' ) )->site_key( $wpdb, 'slipstream_test_key' );
		self::assertSame(
			'theirs',
			$wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'slipstream_test_key'" )
		);
		self::assertSame( $key, ( new Secrets( 'material' ) )->site_key( $wpdb, 'slipstream_test_key' ) );
	}
}
