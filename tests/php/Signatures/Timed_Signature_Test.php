<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Signatures;

use PHPUnit\Framework\TestCase;
use Slipstream\Signatures\Timed_Signature;

/** Whose deliveries are taken. */
final class Timed_Signature_Test extends TestCase {

	private const NOW    = 1787400000;
	private const SECRET = 'whsec_test_secret';
	private const BODY   = '{"id":"evt_1TestVector","object":"event"}';

	/** What Stripe's rule gives for the secret, the time and the body. */
	private const V1 = '714314b7745803225b51a279fcd72c354c5037802839f19972ce633ec0bcbe75';

	/** @return iterable<string, array{string, list<string>, int}> */
	public static function good(): iterable {
		$header = 't=1787400000,v1=' . self::V1 . ',v0=' . str_repeat( '0', 64 );
		yield 'the documented one' => array( $header, array( self::SECRET ), self::NOW );
		yield 'an old clock' => array( $header, array( self::SECRET ), self::NOW - 300 );
		yield 'a slow delivery' => array( $header, array( self::SECRET ), self::NOW + 300 );
		yield 'a new secret' => array( $header, array( 'whsec_new', self::SECRET ), self::NOW );
		yield 'spaces around the secret' => array( $header, array( ' ' . self::SECRET . "\n" ), self::NOW );
		yield 'while it is replaced' => array( 't=1787400000,v1=' . str_repeat( 'a', 64 ) . ',v1=' . self::V1, array( self::SECRET ), self::NOW );
		yield 'spaces between' => array( 't=1787400000, v1=' . self::V1, array( self::SECRET ), self::NOW );
	}

	/**
	 * @dataProvider good
	 * @param list<string> $secrets
	 */
	public function test_a_delivery_of_stripe_is_taken( string $header, array $secrets, int $now ): void {
		self::assertTrue( Timed_Signature::verify( self::BODY, $header, $secrets, $now ) );
		self::assertFalse( Timed_Signature::verify( self::BODY . ' ', $header, $secrets, $now ) );
		self::assertFalse( Timed_Signature::verify( self::BODY, $header, array( 'whsec_other' ), $now ) );
		self::assertFalse( Timed_Signature::verify( self::BODY, $header, array(), $now ) );
	}

	/** @return iterable<string, array{string, list<string>, int}> */
	public static function bad(): iterable {
		$signed  = 'v1=' . self::V1;
		$header  = "t=1787400000,$signed";
		$secrets = array( self::SECRET );
		$empty   = 't=1787400000,v1=' . hash_hmac( 'sha256', '1787400000.' . self::BODY, '' );
		yield 'too old' => array( $header, $secrets, self::NOW + 301 );
		yield 'of the future' => array( $header, $secrets, self::NOW - 301 );
		yield 'nothing' => array( '', $secrets, self::NOW );
		yield 'no time' => array( $signed, $secrets, self::NOW );
		yield 'no signature' => array( 't=1787400000', $secrets, self::NOW );
		yield 'another time' => array( "t=1787400001,$signed", $secrets, self::NOW );
		yield 'two times' => array( "t=1787400000,t=1787400000,$signed", $secrets, self::NOW );
		yield 'a time that is none' => array( "t=1787400000abc,$signed", $secrets, self::NOW );
		yield 'version 0 alone' => array( 't=1787400000,v0=' . self::V1, $secrets, self::NOW );
		yield 'an empty signature' => array( 't=1787400000,v1=', $secrets, self::NOW );
		yield 'an empty secret' => array( $empty, array( '', ' ' ), self::NOW );
		yield 'capital letters' => array( 't=1787400000,v1=' . strtoupper( self::V1 ), $secrets, self::NOW );
		yield 'nonsense' => array( ',,=,t,v1,=v1', $secrets, self::NOW );
	}

	/**
	 * @dataProvider bad
	 * @param list<string> $secrets
	 */
	public function test_others_are_refused( string $header, array $secrets, int $now ): void {
		self::assertFalse( Timed_Signature::verify( self::BODY, $header, $secrets, $now ) );
	}

	public function test_a_flood_of_signatures_is_cut(): void {
		$header = 't=1787400000,' . str_repeat( 'v1=x,', 50 ) . 'v1=' . self::V1;
		self::assertFalse( Timed_Signature::verify( self::BODY, $header, array( self::SECRET ), self::NOW ) );
	}
}
