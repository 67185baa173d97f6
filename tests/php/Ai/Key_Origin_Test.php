<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Openai\Openai_Client;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Http\Address;
use Slipstream\Plugin;
use Slipstream\Settings\Server_Address;
use Slipstream\Support\Environment;
use Slipstream\Tests\Test_Case;

/**
 * A key belongs to the origin that it was given for.
 */
final class Key_Origin_Test extends Test_Case {

	private const SETTINGS = '/jetpack/v4/settings';

	private const HERE = 'https://ai.example.com/v1';

	protected function tearDown(): void {
		putenv( 'SLIPSTREAM_AI_API_KEY' );
		putenv( 'SLIPSTREAM_AI_BASE_URL' );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool}> Addresses of the same origin as HERE, and of others. */
	public static function addresses(): iterable {
		yield 'another path' => array( 'https://ai.example.com/v2/', true );
		yield 'its port, written out' => array( 'https://ai.example.com:443/v1', true );
		yield 'capitals' => array( 'HTTPS://AI.Example.com/v1', true );
		yield 'a dot at the end' => array( 'https://ai.example.com./v1', true );
		yield 'another host' => array( 'https://evil.example.net/v1', false );
		yield 'a host that begins alike' => array( 'https://ai.example.com.evil.test/v1', false );
		yield 'without encryption' => array( 'http://ai.example.com/v1', false );
		yield 'http at its port' => array( 'http://ai.example.com:443/v1', false );
		yield 'another port' => array( 'https://ai.example.com:8443/v1', false );
		yield 'nothing: OpenAI' => array( '', false );
	}

	/** @dataProvider addresses */
	public function test_a_stored_key_goes_with_its_origin( string $url, bool $stays ): void {
		$this->sign_in( 'administrator' );
		$this->save( array( Ai_Server_Settings::BASE_URL => self::HERE ) );
		$this->save( array( Ai_Server_Settings::KEY => 'sk-here' ) );
		$answer = $this->save( array( Ai_Server_Settings::BASE_URL => $url ) );
		self::assertSame( $stays ? 'sk-here' : '', $this->server()->key() );
		self::assertSame(
			$stays,
			$this->rest( 'GET', self::SETTINGS )->get_data()['settings_secret']->slipstream_ai_api_key
		);
		if ( ! $stays ) {
			self::assertFalse( $answer[ Ai_Server_Settings::KEY ] );
			self::assertStringContainsString( 'removed', $answer['message'] );
			$this->save( array( Ai_Server_Settings::BASE_URL => self::HERE ) );
			self::assertSame( '', $this->server()->key(), 'It is gone for good.' );
		} else {
			self::assertArrayNotHasKey( Ai_Server_Settings::KEY, $answer );
		}
	}

	public function test_address_and_key_in_one_request_in_any_order(): void {
		$this->sign_in( 'administrator' );
		$this->save(
			array(
				Ai_Server_Settings::KEY      => 'sk-first',
				Ai_Server_Settings::BASE_URL => self::HERE,
			)
		);
		self::assertSame( 'sk-first', $this->server()->key() );
		$this->save(
			array(
				Ai_Server_Settings::KEY      => 'sk-second',
				Ai_Server_Settings::BASE_URL => 'https://other.example.com/v1',
			)
		);
		self::assertSame( 'sk-second', $this->server()->key() );
	}

	public function test_a_new_key_does_not_reach_the_old_address_where_the_new_one_is_refused(): void {
		$this->sign_in( 'administrator' );
		$this->save( array( Ai_Server_Settings::BASE_URL => self::HERE ) );
		$answer = $this->rest(
			'POST',
			self::SETTINGS,
			array(
				Ai_Server_Settings::KEY      => 'sk-for-another',
				Ai_Server_Settings::BASE_URL => 'ftp://other.example.com',
			)
		);
		self::assertSame( 400, $answer->get_status() );
		self::assertSame(
			array( Ai_Server_Settings::BASE_URL, Ai_Server_Settings::KEY ),
			array_keys( $answer->get_data()['data']['params'] )
		);
		self::assertSame( '', $this->server()->key() );
	}

	public function test_an_address_that_is_changed_behind_the_settings_gets_no_key(): void {
		global $wpdb;
		update_option( Ai_Server_Settings::BASE_URL, self::HERE );
		update_option( Ai_Server_Settings::KEY, 'sk-here' );
		self::assertSame( 'sk-here', $this->server()->key() );
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => 'https://evil.test/v1' ),
			array( 'option_name' => Ai_Server_Settings::BASE_URL )
		);
		wp_cache_flush();
		self::assertSame(
			array( 'https://evil.test/v1', '' ),
			array( $this->server()->base_url(), $this->server()->key() )
		);
		update_option( Ai_Server_Settings::BASE_URL, 'https://evil.test/v2' );
		self::assertSame( '', $this->server()->key() );
	}

	public function test_a_key_of_an_earlier_version_is_bound_to_the_address_of_now(): void {
		global $wpdb;
		update_option( Ai_Server_Settings::BASE_URL, self::HERE );
		update_option( Ai_Server_Settings::KEY, ( new Environment() )->secrets()->encrypt( 'sk-old' ) );
		self::assertSame( 'sk-old', $this->server()->key() );
		Plugin::module( Ai_Module::class )->install();
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => 'https://evil.test/v1' ),
			array( 'option_name' => Ai_Server_Settings::BASE_URL )
		);
		wp_cache_flush();
		self::assertSame( '', $this->server()->key() );
	}

	public function test_a_fixed_key_locks_the_address(): void {
		$this->sign_in( 'administrator' );
		putenv( 'SLIPSTREAM_AI_API_KEY=sk-fixed' );
		self::assertSame(
			array( 'https://api.openai.com/v1', 'sk-fixed' ),
			array( $this->server()->base_url(), $this->server()->key() )
		);
		self::assertSame(
			'locked',
			$this->rest( 'GET', self::SETTINGS )->get_data()['settings_fixed']->slipstream_ai_base_url
		);
		$refused = $this->rest( 'POST', self::SETTINGS, array( Ai_Server_Settings::BASE_URL => 'https://evil.test/v1' ) );
		self::assertSame( 400, $refused->get_status() );
		self::assertStringContainsString(
			'SLIPSTREAM_AI_BASE_URL',
			$refused->get_data()['data']['params'][ Ai_Server_Settings::BASE_URL ]
		);
		// One that was stored before, or is stored by other ways.
		update_option( Ai_Server_Settings::BASE_URL, 'https://evil.test/v1' );
		self::assertSame( '', $this->server()->base_url() );
		self::assertNull(
			( new Engine_Picker( $this->server() ) )->pick(),
			'It goes to nobody: to whom it belongs is not known.'
		);
		self::assertSame(
			200,
			$this->rest( 'POST', self::SETTINGS, array( Ai_Server_Settings::BASE_URL => '' ) )->get_status(),
			'It can be removed.'
		);
		self::assertSame( 'https://api.openai.com/v1', $this->server()->base_url() );
		putenv( 'SLIPSTREAM_AI_BASE_URL=https://own.example.com/v1' );
		update_option( Ai_Server_Settings::BASE_URL, 'https://evil.test/v1' );
		self::assertSame( 'https://own.example.com/v1', $this->server()->base_url() );
		self::assertSame(
			'environment',
			$this->rest( 'GET', self::SETTINGS )->get_data()['settings_fixed']->slipstream_ai_base_url
		);
	}

	public function test_a_stored_key_stays_while_the_address_is_fixed(): void {
		putenv( 'SLIPSTREAM_AI_BASE_URL=https://own.example.com/v1' );
		update_option( Ai_Server_Settings::KEY, 'sk-own' );
		update_option( Ai_Server_Settings::BASE_URL, 'https://evil.test/v1' );
		self::assertSame(
			array( 'https://own.example.com/v1', 'sk-own' ),
			array( $this->server()->base_url(), $this->server()->key() )
		);
		putenv( 'SLIPSTREAM_AI_BASE_URL' );
		self::assertSame(
			array( 'https://evil.test/v1', '' ),
			array( $this->server()->base_url(), $this->server()->key() )
		);
	}

	/** @return iterable<string, array{string}> Addresses that parsers read differently. */
	public static function odd_addresses(): iterable {
		foreach ( array(
			'https://user:pass@ai.example.com/v1',
			'https://user@ai.example.com/v1',
			'https://ai.example.com\\@evil.test/v1',
			'https://evil.test\\.ai.example.com/v1',
			'https://ai.example.com:443:80/v1',
			'https://ai.example.com%00.evil.test/v1',
			'https://ai.example.com%2f@evil.test',
			'https://ai.example.com,evil.test/',
			"https://ai.example.com\t/v1",
			'https:///v1',
			'https://ai..example.com/',
			'https://[::1',
			'https://ai.example.com/?x',
			'https://ai.example.com/#x',
		) as $url ) {
			yield $url => array( $url );
		}
	}

	/** @dataProvider odd_addresses */
	public function test_addresses_that_parsers_read_differently_are_refused( string $url ): void {
		self::assertNotNull( Ai_Server_Settings::address()->problem( $url ) );
		update_option( Ai_Server_Settings::BASE_URL, $url );
		self::assertSame( '', $this->server()->base_url() );
	}

	/**
	 * Hosts that lead into a private network, in the ways in which that can be written.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function private_hosts(): iterable {
		foreach ( array(
			'127.0.0.1',
			'127.1',
			'2130706433',
			'0x7f000001',
			'0177.0.0.1',
			'localhost',
			'localhost.',
			'LOCALHOST',
			'[::1]',
			'[::ffff:127.0.0.1]',
			'[::ffff:7f00:1]',
			'[::127.0.0.1]',
			'[64:ff9b::7f00:1]',
			'[fe80::1]',
			'[fd00::1]',
			'10.0.0.5',
			'172.16.1.1',
			'192.168.1.1',
			'169.254.169.254',
			'100.64.0.1',
			'0.0.0.0',
			'no-such-host.invalid',
		) as $host ) {
			yield $host => array( $host );
		}
	}

	/** @dataProvider private_hosts */
	public function test_sites_of_a_network_do_not_reach_into_its_private_network( string $host ): void {
		self::assertSame( array(), Address::public_ips( $host ) );
		self::assertNull( Ai_Server_Settings::address()->problem( "http://$host/v1" ), 'Alone, a site may.' );
		self::assertNull(
			( new Openai_Client( "http://$host/v1", '', true ) )->post( '/chat/completions', array(), '{}' ),
			'Nor where the address was stored before.'
		);
	}

	public function test_public_addresses(): void {
		foreach ( array( '93.184.216.34', '[2606:2800:220:1:248:1893:25c8:1946]', '8.8.8.8' ) as $host ) {
			self::assertCount( 1, Address::public_ips( $host ), $host );
		}
	}

	public function test_what_a_network_has_allowed_in_an_earlier_version_stays_allowed(): void {
		update_option( Ai_Server_Settings::OLD_ALLOWED_ORIGIN, 'http://127.0.0.1:11434' );
		Plugin::module( Ai_Module::class )->install();
		self::assertSame(
			array( Ai_Server_Settings::BASE_URL => 'http://127.0.0.1:11434' ),
			get_option( Server_Address::ALLOWED )
		);
		self::assertFalse( get_option( Ai_Server_Settings::OLD_ALLOWED_ORIGIN ) );
	}

	/**
	 * Stores settings and gives the answer.
	 *
	 * @param array<string, mixed> $values The settings.
	 * @return array<string, mixed>
	 */
	private function save( array $values ): array {
		$response = $this->rest( 'POST', self::SETTINGS, $values );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $response->get_data();
	}

	private function server(): Ai_Server_Settings {
		return Plugin::module( Ai_Module::class )->services()->server();
	}
}
