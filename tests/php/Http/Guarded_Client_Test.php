<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Http;

use Slipstream\Http\Address;
use Slipstream\Http\Guarded_Client;
use Slipstream\Tests\Test_Case;

/**
 * Keeps requests out of private networks.
 */
final class Guarded_Client_Test extends Test_Case {

	/** The address that a request is sent to; null where none is. */
	private static function sent_to( string $url ): ?string {
		$sent     = null;
		$stand_in = static function ( $no, array $args, string $asked ) use ( &$sent ): array {
			$sent = $asked;
			return array(
				'headers'  => array(),
				'body'     => '',
				'response' => array( 'code' => 200 ),
			);
		};
		add_filter( 'pre_http_request', $stand_in, 10, 3 );
		( new Guarded_Client( true ) )->send( 'GET', $url, array(), '', 1 );
		remove_filter( 'pre_http_request', $stand_in );
		return $sent;
	}

	/** @return iterable<array{string}> Hosts of this machine, of private networks, and of no network at all. */
	public static function private_hosts(): iterable {
		$hosts = '127.0.0.1 127.1 0x7f.1 2130706433 017700000001 localhost localhost. 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.0.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 '
			. '[::1] [::] [::ffff:127.0.0.1] [::127.0.0.1] [::ffff:0:7f00:1] [64:ff9b::7f00:1] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2001:0:7f00:1::] [2001:db8::1] [fe80::1] [fec0::1] [fc00::1] [fd00::1] [ff02::1]';
		foreach ( explode( ' ', $hosts ) as $host ) {
			yield $host => array( $host );
		}
	}

	/** @dataProvider private_hosts */
	public function test_no_private_address_is_asked( string $host ): void {
		self::assertSame( array(), Address::public_ips( $host ) );
		self::assertFalse( ( new Guarded_Client( false ) )->may_ask( "http://$host/" ) );
		self::assertNull( ( new Guarded_Client( false ) )->send( 'GET', "http://$host:9/", array(), '', 1 ) );
	}

	public function test_public_addresses_are(): void {
		foreach ( array( '1.1.1.1', '[2606:4700::1111]', '[2a00:1450::1]' ) as $host ) {
			self::assertTrue( ( new Guarded_Client( false ) )->may_ask( "https://$host/a?b=c" ), $host );
		}
	}

	public function test_a_host_beyond_ascii_is_asked_by_the_name_that_was_looked_up(): void {
		// WordPress asks by this name: what was found for another one would not hold the request.
		self::assertSame(
			'https://xn--mnchen-3ya.example:8080/gr%C3%BCn?a=%C3%BC&b',
			self::sent_to( 'https://münchen.example:8080/gr%C3%BCn?a=%C3%BC&b' )
		);
		self::assertNull( self::sent_to( 'https://' . str_repeat( 'ü', 70 ) . '.example/' ) );
	}

	public function test_what_may_be_read_in_two_ways_is_not_asked(): void {
		foreach ( array(
			'https://user@1.1.1.1/',
			'https://a:b@1.1.1.1/',
			'https://1.1.1.1\\@evil.example/',
			'https://pin:8!t]/a',
			'https://1.1.1.1:80]b/',
			'https://1.1.1.1:/',
			"https://1.1.1.1/\n",
			'ftp://1.1.1.1/',
			'file:///etc/passwd',
			'gopher://1.1.1.1/',
			'https://1.1.1.1/#a',
			'//1.1.1.1/',
			'1.1.1.1',
			'',
			'https://',
		) as $url ) {
			self::assertNull( self::sent_to( $url ), $url );
		}
	}
}
