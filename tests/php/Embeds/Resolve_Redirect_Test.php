<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

use Slipstream\Embeds\Hosts;
use Slipstream\Embeds\Redirects;
use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;
use Slipstream\Tests\Test_Case;

/** Follows redirects that stand-ins answer at the network's edge. */
final class Resolve_Redirect_Test extends Test_Case {

	/** @var list<string> */
	private array $asked = array();

	/**
	 * Follows an address.
	 *
	 * @param array<string, string|int> $answers Where addresses lead, or their status.
	 * @return array{url: string, status: int}|string The answer, or the error's code.
	 */
	private function follow( string $url, array $answers ): array|string {
		$this->asked = array();
		$stand_in    = function ( $no, array $args, string $asked ) use ( $answers ): array|\WP_Error {
			$this->asked[] = $asked;
			$answer        = $answers[ $asked ] ?? null;
			if ( null === $answer ) {
				return new \WP_Error( 'http_request_failed', 'No answer' );
			}
			return array(
				'headers'  => is_string( $answer ) ? array( 'location' => $answer ) : array(),
				'body'     => '',
				'response' => array(
					'code'    => is_string( $answer ) ? 302 : $answer,
					'message' => '',
				),
				'cookies'  => array(),
			);
		};
		add_filter( 'pre_http_request', $stand_in, 10, 3 );
		try {
			return ( new Redirects( new Guarded_Client( true ) ) )->follow( $url );
		} catch ( Request_Error $error ) {
			return $error->error_code . ' ' . $error->http_status;
		} finally {
			remove_filter( 'pre_http_request', $stand_in, 10 );
		}
	}

	public function test_a_short_link_is_followed_to_its_end(): void {
		$answers = array(
			'https://pin.it/a'                     => 'https://api.pinterest.com/url_shortener/a/redirect/',
			'https://api.pinterest.com/url_shortener/a/redirect/' => '/pin/1/?x=1#y',
			'https://api.pinterest.com/pin/1/?x=1' => 200,
		);
		self::assertSame(
			array(
				'url'    => 'https://api.pinterest.com/pin/1/?x=1',
				'status' => 200,
			),
			$this->follow( 'https://pin.it/a#there', $answers )
		);
		self::assertSame(
			404,
			( (array) $this->follow( 'https://pin.it/b', array( 'https://pin.it/b' => 404 ) ) )['status'] ?? null
		);
	}

	/** @dataProvider short_links_of_giphy */
	public function test_a_short_link_of_giphy_is_followed_and_never_embedded( string $lead ): void {
		self::assertSame(
			array(
				'url'    => $lead,
				'status' => 200,
			),
			$this->follow(
				'https://gph.is/g/abc',
				array(
					'https://gph.is/g/abc' => $lead,
					$lead                  => 200,
				)
			)
		);
		self::assertNull( Hosts::address( 'gif', 'https://gph.is/g/abc' ) );
	}

	/** @return list<array{string}> Where GIPHY's short links lead. */
	public static function short_links_of_giphy(): array {
		return array(
			array( 'https://giphy.com/gifs/funny-cat-abc12' ),
			array( 'https://www.giphy.com/gifs/funny-cat-abc12' ),
			array( 'https://media.giphy.com/media/abc12/giphy.gif' ),
			array( 'https://i.giphy.com/abc12.gif' ),
		);
	}

	public function test_five_redirects_are_followed_and_no_more(): void {
		$chain = array();
		for ( $i = 0; $i < 7; $i++ ) {
			$chain[ "https://pin.it/$i" ] = 'https://pin.it/' . ( $i + 1 );
		}
		self::assertSame( 'too_many_redirects 400', $this->follow( 'https://pin.it/0', $chain ) );
		self::assertCount( 6, $this->asked );
		self::assertSame(
			200,
			( (array) $this->follow(
				'https://pin.it/0',
				array( 'https://pin.it/5' => 200 ) + $chain
			) )['status'] ?? null
		);
	}

	/** @dataProvider away */
	public function test_a_redirect_away_is_not_followed( string $location ): void {
		self::assertSame(
			'http_request_failed 400',
			$this->follow( 'https://pin.it/a', array( 'https://pin.it/a' => $location ) )
		);
		self::assertSame( array( 'https://pin.it/a' ), $this->asked );
	}

	/** @return list<array{string}> Where a redirect must not lead. */
	public static function away(): array {
		return array(
			array( 'https://evil.com/pin/1' ),
			array( 'https://pinterest.evil.com/' ),
			array( 'http://127.0.0.1/' ),
			array( 'http://169.254.169.254/latest/meta-data/' ),
			array( 'file:///etc/passwd' ),
			array( 'gopher://pin.it/' ),
			array( 'https://user:secret@pin.it/' ),
			array( 'https://user@pin.it/' ),
			array( '//evil.com/' ),
		);
	}

	public function test_hosts_can_be_added(): void {
		self::assertSame(
			'http_request_failed 400',
			$this->follow( 'https://short.example/a', array( 'https://short.example/a' => 200 ) )
		);
		add_filter(
			'slipstream_resolve_redirect_hosts',
			static fn ( array $hosts ): array => array( ...$hosts, 'short.example', '.more.example' )
		);
		self::assertIsArray( $this->follow( 'https://short.example/a', array( 'https://short.example/a' => 200 ) ) );
		self::assertIsArray( $this->follow( 'https://a.more.example/', array( 'https://a.more.example/' => 200 ) ) );
		self::assertSame(
			'http_request_failed 400',
			$this->follow( 'https://more.example/', array( 'https://more.example/' => 200 ) )
		);
	}

	public function test_who_is_logged_in_may_ask_both_routes(): void {
		wp_set_current_user( 0 );
		self::assertSame(
			401,
			$this->rest( 'GET', '/wpcom/v2/resolve-redirect', array( 'url' => 'https://evil.com/' ) )->get_status()
		);
		$this->sign_in( 'subscriber' );
		foreach ( array(
			$this->rest( 'GET', '/wpcom/v2/resolve-redirect', array( 'url' => 'https://evil.com/' ) ),
			$this->rest( 'GET', '/wpcom/v2/resolve-redirect/https://evil.com/' ),
		) as $answer ) {
			self::assertSame(
				array( 400, 'http_request_failed' ),
				array( $answer->get_status(), $answer->get_data()['code'] )
			);
		}
		self::assertSame( 400, $this->rest( 'GET', '/wpcom/v2/resolve-redirect' )->get_status() );
	}
}
