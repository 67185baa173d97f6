<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use InvalidArgumentException;
use Slipstream\Services\Stripe\Success_Url;

require_once __DIR__ . '/Stripe_Case.php';

/** Where the payment page leads back to. */
final class Success_Url_Test extends Stripe_Case {

	/** @return iterable<string, array{string, string}> */
	public static function urls(): iterable {
		yield 'a page' => array( 'https://example.test/give/', 'https://example.test/give/?session={CHECKOUT_SESSION_ID}' );
		yield 'a query' => array( 'https://example.test/?p=7', 'https://example.test/?p=7&session={CHECKOUT_SESSION_ID}' );
		yield 'a fragment' => array( 'https://example.test/#give', 'https://example.test/?session={CHECKOUT_SESSION_ID}#give' );
		yield 'the parameter is there' => array( 'https://example.test/?session=x&a=b', 'https://example.test/?a=b&session={CHECKOUT_SESSION_ID}' );
		yield 'braces of others' => array( 'https://example.test/?a={b}', 'https://example.test/?a=%7Bb%7D&session={CHECKOUT_SESSION_ID}' );
		yield 'quotes' => array( 'https://example.test/"><script>', 'https://example.test/script?session={CHECKOUT_SESSION_ID}' );
	}

	/** @dataProvider urls */
	public function test_the_place_for_the_id_stays_as_it_is( string $url, string $expected ): void {
		self::assertSame( $expected, Success_Url::of( $url, 'session' ) );
	}

	/** @return iterable<array{string}> */
	public static function no_urls(): iterable {
		yield array( '' );
		yield array( 'javascript:alert(1)' );
		yield array( '/give' );
		yield array( 'data:text/html,x' );
	}

	/** @dataProvider no_urls */
	public function test_what_is_no_page_is_refused( string $url ): void {
		$this->expectException( InvalidArgumentException::class );
		Success_Url::of( $url, 'session' );
	}

	public function test_stripe_fills_the_id_in(): void {
		$session = $this->session( array( 'success_url' => Success_Url::of( 'http://example.test/thanks?a=b#c', 'session' ) ) );
		self::assertSame( 'http://example.test/thanks?a=b&session={CHECKOUT_SESSION_ID}#c', $session['success_url'] );
		self::assertSame(
			"http://example.test/thanks?a=b&session={$session['id']}#c",
			self::command( 'pay', array( 'session' => $session['id'] ) )['location']
		);
	}

	public function test_stripe_does_not_know_the_place_once_wordpress_has_cleaned_it(): void {
		$session = $this->session( array( 'success_url' => esc_url_raw( Success_Url::of( 'http://example.test/', 'session' ) ) ) );
		self::assertSame(
			'http://example.test/?session=CHECKOUT_SESSION_ID',
			self::command( 'pay', array( 'session' => $session['id'] ) )['location']
		);
	}
}
