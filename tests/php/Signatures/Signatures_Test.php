<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Signatures;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Signatures\Digest;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Signatures\Message;
use Slipstream\Signatures\Signature_Base;
use Slipstream\Signatures\Signer;
use Slipstream\Signatures\Verifier;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Counters;
use Slipstream\Tests\Test_Case;

/** Which requests are believed. */
final class Signatures_Test extends Test_Case {

	private const NOW = 1_700_000_000;

	private Key_Pair $keys;

	public static function setUpBeforeClass(): void {
		( new Installer( Plugin::modules() ) )->upgrade();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->keys = Key_Pair::generate();
	}

	/** RFC 9421, appendix B.2.6, with the key of B.1.4. Ed25519 gives the same signature every time. */
	public function test_the_example_of_the_standard(): void {
		$message = new Message(
			'POST',
			'https://example.com/foo?param=Value&Pet=dog',
			array(
				'date'           => 'Tue, 20 Apr 2021 02:07:55 GMT',
				'content-type'   => 'application/json',
				'content-length' => '18',
			),
			'{"hello": "world"}'
		);
		$params  = '("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"';
		$base    = (string) Signature_Base::of( $message, array( 'date', '@method', '@path', '@authority', 'content-type', 'content-length' ), $params );
		$seed    = substr( (string) base64_decode( 'MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF' ), -32 );
		$pair    = sodium_crypto_sign_seed_keypair( $seed );
		$public  = substr( (string) base64_decode( 'MCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=' ), -32 );
		self::assertSame( $public, sodium_crypto_sign_publickey( $pair ) );
		self::assertSame( 'wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==', base64_encode( sodium_crypto_sign_detached( $base, sodium_crypto_sign_secretkey( $pair ) ) ) );
	}

	/** RFC 9530, appendix B.1: the same body. */
	public function test_the_digest_of_the_standard(): void {
		self::assertSame( 'sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:', Digest::of( '{"hello": "world"}' ) );
		self::assertTrue( Digest::matches( 'sha-512=:abc=:, sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:', '{"hello": "world"}' ) );
		self::assertFalse( Digest::matches( '', '' ) );
		self::assertFalse( Digest::matches( Digest::of( 'a' ), 'b' ) );
	}

	public function test_a_signed_request_is_believed_once(): void {
		$request = $this->signed();
		self::assertSame( '7', $this->verify( $request ) );
		self::assertSame( 'signature_replayed', $this->refusal( $request ) );
		self::assertSame( '7', $this->verify( $this->signed() ), 'The same request, signed again.' );
	}

	/** @return iterable<string, array{callable(Message): Message, string}> What an attacker may change on the way. */
	public static function changes(): iterable {
		$header = static fn ( string $name, string $value ): callable => static fn ( Message $message ): Message => $message->with( array( $name => $value ) );
		yield 'method' => array( static fn ( Message $old ): Message => new Message( 'DELETE', $old->url, $old->headers, $old->body ), 'signature_mismatch' );
		yield 'host' => array( static fn ( Message $old ): Message => new Message( $old->method, str_replace( 'hub.test', 'other.test', $old->url ), $old->headers, $old->body ), 'signature_mismatch' );
		yield 'scheme' => array( static fn ( Message $old ): Message => new Message( $old->method, str_replace( 'https:', 'http:', $old->url ), $old->headers, $old->body ), 'signature_mismatch' );
		yield 'query' => array( static fn ( Message $old ): Message => new Message( $old->method, "$old->url&b=2", $old->headers, $old->body ), 'signature_mismatch' );
		yield 'body' => array( static fn ( Message $old ): Message => new Message( $old->method, $old->url, $old->headers, '{"owner":9}' ), 'digest_mismatch' );
		yield 'body and digest' => array( static fn ( Message $old ): Message => ( new Message( $old->method, $old->url, $old->headers, '{"owner":9}' ) )->with( array( 'content-digest' => Digest::of( '{"owner":9}' ) ) ), 'signature_mismatch' );
		yield 'site' => array( $header( 'slipstream-site', 'https://other.test' ), 'signature_mismatch' );
		yield 'type' => array( $header( 'content-type', 'text/plain' ), 'signature_mismatch' );
		yield 'token' => array( $header( 'authorization', 'Bearer other' ), 'signature_mismatch' );
		yield 'no signature' => array( static fn ( Message $old ): Message => new Message( $old->method, $old->url, array_diff_key( $old->headers, array( 'signature' => '' ) ), $old->body ), 'signature_missing' );
		yield 'no digest' => array( static fn ( Message $old ): Message => new Message( $old->method, $old->url, array_diff_key( $old->headers, array( 'content-digest' => '' ) ), $old->body ), 'digest_mismatch' );
		yield 'no site' => array( static fn ( Message $old ): Message => new Message( $old->method, $old->url, array_diff_key( $old->headers, array( 'slipstream-site' => '' ) ), $old->body ), 'signature_mismatch' );
		$input = static fn ( string $from, string $to ): callable => static fn ( Message $old ): Message => $old->with( array( 'signature-input' => (string) preg_replace( $from, $to, $old->headers['signature-input'] ) ) );
		yield 'another key' => array( $input( '/keyid="7"/', 'keyid="8"' ), 'signature_mismatch' );
		yield 'a key that is not known' => array( $input( '/keyid="7"/', 'keyid="99"' ), 'unknown_token' );
		yield 'another nonce' => array( $input( '/nonce="[^"]+"/', 'nonce="AAAAAAAAAAAAAAAAAAAAAA"' ), 'signature_mismatch' );
		yield 'more time' => array( $input( '/expires=\d+/', 'expires=1700000599' ), 'signature_mismatch' );
		yield 'too much time' => array( $input( '/expires=\d+/', 'expires=1800000000' ), 'signature_expired' );
		yield 'another algorithm' => array( $input( '/ed25519/', 'hmac-sha256' ), 'signature_malformed' );
		yield 'another purpose' => array( $input( '/tag="slipstream"/', 'tag="other"' ), 'signature_malformed' );
		yield 'a parameter twice' => array( $input( '/;created=(\d+)/', ';created=$1;created=$1' ), 'signature_malformed' );
		yield 'no nonce' => array( $input( '/;nonce="[^"]+"/', '' ), 'signature_malformed' );
		yield 'a component twice' => array( $input( '/"@method"/', '"@method" "@method"' ), 'signature_malformed' );
		yield 'less covered' => array( $input( '/ "authorization"/', '' ), 'signature_incomplete' );
		yield 'no body covered' => array( $input( '/ "content-digest"/', '' ), 'signature_incomplete' );
		yield 'nonsense' => array( $header( 'signature-input', 'slipstream=nonsense' ), 'signature_malformed' );
		yield 'a signature too short' => array( $header( 'signature', 'slipstream=:AAAA:' ), 'signature_malformed' );
		yield 'a signature of something else' => array( $header( 'signature', 'slipstream=:' . base64_encode( str_repeat( 'a', 64 ) ) . ':' ), 'signature_mismatch' );
	}

	/**
	 * A changed request is not believed, and does not use up the right one.
	 *
	 * @dataProvider changes
	 * @param callable(Message): Message $change What the attacker does.
	 */
	public function test_a_changed_request_is_refused( callable $change, string $code ): void {
		$request = $this->signed();
		self::assertSame( $code, $this->refusal( $change( $request ) ) );
		self::assertSame( '7', $this->verify( $request ) );
	}

	/**
	 * How much later it comes than it was signed, and whether it is believed then.
	 *
	 * @return iterable<string, array{int, bool}>
	 */
	public static function delays(): iterable {
		yield 'at once' => array( 0, true );
		yield 'ten minutes later' => array( 600, true );
		yield 'later' => array( 601, false );
		yield 'five minutes before' => array( -300, true );
		yield 'earlier' => array( -301, false );
	}

	/**
	 * The clocks of two servers differ, and networks are slow.
	 *
	 * @dataProvider delays
	 */
	public function test_a_request_is_good_for_its_time( int $delay, bool $is_good ): void {
		$request = $this->signed();
		if ( $is_good ) {
			self::assertSame( '7', $this->verify( $request, self::NOW + $delay ) );
		} else {
			self::assertSame( 'signature_expired', $this->refusal( $request, self::NOW + $delay ) );
		}
	}

	public function test_a_replay_is_refused_as_long_as_its_signature_is_good(): void {
		$request = $this->signed( self::NOW + 300 );
		$this->verify( $request, self::NOW );
		self::assertSame( 'signature_replayed', $this->refusal( $request, self::NOW + 900 ) );
		self::assertSame( 'signature_expired', $this->refusal( $request, self::NOW + 901 ) );
	}

	public function test_a_nonce_that_cannot_be_kept_lets_nobody_in(): void {
		global $wpdb;
		$request = $this->signed();
		$break   = static fn ( string $query ): string => str_contains( $query, Counters::TABLE ) ? 'SELECT broken FROM nowhere' : $query;
		add_filter( 'query', $break );
		$shown   = $wpdb->suppress_errors( true );
		$code    = $this->refusal( $request );
		$wpdb->suppress_errors( $shown );
		remove_filter( 'query', $break );
		self::assertSame( 'signature_unavailable', $code );
		self::assertSame( '7', $this->verify( $request ) );
	}

	public function test_keys_as_text(): void {
		self::assertSame( $this->keys->public_key, Key_Pair::decode_public( Key_Pair::encode( $this->keys->public_key ) ) );
		self::assertSame( $this->keys->public_key, Key_Pair::from_secret( Key_Pair::encode( $this->keys->secret_key ) )?->public_key );
		self::assertNull( Key_Pair::decode_public( 'c2hvcnQ=' ) );
		self::assertNull( Key_Pair::decode_public( '*' ) );
		self::assertNull( Key_Pair::from_secret( '' ) );
	}

	public function test_the_request_that_is_being_answered(): void {
		$before                 = $_SERVER['REQUEST_URI'] ?? '';
		$_SERVER['REQUEST_URI'] = '/wp-json/slipstream/v1/hub/site?b=1&a=%20x';
		$request                = new \WP_REST_Request( 'POST', '/slipstream/v1/hub/site' );
		$request->set_headers( array( 'Slipstream-Site' => 'https://site.test' ) );
		$request->set_body( '{}' );
		$message = Message::of_request( $request );
		self::assertSame( Message::origin( home_url() ) . '/wp-json/slipstream/v1/hub/site?b=1&a=%20x', $message->url );
		self::assertSame( 'https://site.test', $message->headers['slipstream-site'] );
		self::assertSame( '{}', $message->body );
		$_SERVER['REQUEST_URI'] = $before;
	}

	private function signed( int $now = self::NOW ): Message {
		$message = new Message(
			'POST',
			'https://hub.test/wp-json/slipstream/v1/hub/site?a=1',
			array(
				'content-type'    => 'application/json',
				'slipstream-site' => 'https://site.test',
				'authorization'   => 'Bearer secret',
			),
			'{"owner":7}'
		);
		return $message->with( ( new Signer( self::clock( $now ) ) )->sign( $message, '7', $this->keys->secret_key ) );
	}

	private function verify( Message $message, int $now = self::NOW ): string {
		global $wpdb;
		$clock = self::clock( $now );
		$keys  = array(
			'7' => $this->keys->public_key,
			'8' => Key_Pair::generate()->public_key,
		);
		return ( new Verifier( $clock, new Counters( $wpdb, $clock ) ) )->verify( $message, static fn ( string $id ): ?string => $keys[ $id ] ?? null );
	}

	private function refusal( Message $message, int $now = self::NOW ): string {
		try {
			$this->verify( $message, $now );
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
		return 'none';
	}

	private static function clock( int $now ): Clock {
		return new class( $now ) implements Clock {
			public function __construct( private int $now ) {}

			public function now(): int {
				return $this->now;
			}
		};
	}
}
