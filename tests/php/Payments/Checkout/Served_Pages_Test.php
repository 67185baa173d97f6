<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Pay_Page;
use Slipstream\Payments\Checkout\Return_Page;
use Slipstream\Tests\Support_Server;

require_once __DIR__ . '/Checkout_Case.php';
require_once dirname( __DIR__, 2 ) . '/Support_Server.php';

/**
 * The pages as a browser gets them, and blocks as a post shows them.
 */
final class Served_Pages_Test extends Checkout_Case {

	protected const COMMITS = true;

	private static ?Support_Server $server = null;

	private static string $site = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		list( self::$server, self::$site ) = Support_Server::site(
			array(
				'SLIPSTREAM_TEST_PAGES' => '1',
				'SLIPSTREAM_TEST_FILE'  => __DIR__ . '/failing-block-site.php',
			)
		);
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// On SQLite, the server waits for it.
		$wpdb->query( 'COMMIT' );
	}

	protected function tearDown(): void {
		$this->clear();
		parent::tearDown();
	}

	/**
	 * @param array<string, string> $fields Sent as a form does; none for GET.
	 * @return array{int, string, string} The status, the headers, and the body.
	 */
	private static function request( string $query, array $fields = array() ): array {
		$context = stream_context_create(
			array(
				'http' => array(
					'method'          => array() === $fields ? 'GET' : 'POST',
					'header'          => 'Content-Type: application/x-www-form-urlencoded',
					'content'         => http_build_query( $fields ),
					'ignore_errors'   => true,
					'follow_location' => 0,
				),
			)
		);
		$body    = file_get_contents( self::$site . "/?$query", false, $context );
		self::assertIsString( $body );
		self::assertSame( 1, preg_match( '/^HTTP\S+ (\d+)/', $http_response_header[0] ?? '', $found ) );
		return array( (int) ( $found[1] ?? 0 ), strtolower( implode( "\n", $http_response_header ) ), $body );
	}

	public function test_the_way_back_is_a_page_of_the_site_that_nobody_keeps(): void {
		$order                           = $this->order( self::account() );
		list( $status, $headers, $html ) = self::request( Return_Page::QUERY . "=$order->uuid" );
		self::assertSame( 200, $status, $html );
		self::assertStringContainsString( "\ncache-control: no-store, private", $headers );
		self::assertStringContainsString( "\nreferrer-policy: no-referrer", $headers );
		self::assertMatchesRegularExpression( "/<meta name='robots' content='[^']*noindex/", $html );
		self::assertStringContainsString( '<h1>Your payment</h1>', $html );
		self::assertStringContainsString( 'has not arrived yet', $html );
		self::assertStringContainsString( '</html>', $html );
	}

	public function test_no_cache_keeps_a_page_whose_form_is_missing_because_the_database_failed(): void {
		foreach ( array( 'donations', 'recurring-payments', 'simple-payments' ) as $block ) {
			list( , $headers, $html ) = self::request( "failing_block=$block" );
			self::assertSame( '[]', $html );
			self::assertStringContainsString( "\ncache-control: no-store, private", $headers );
			self::assertStringContainsString( "\nx-plugins: skip", $headers );
		}
	}

	public function test_what_is_not_there(): void {
		self::assertSame( 404, self::request( Return_Page::QUERY . '=' . wp_generate_uuid4() )[0] );
		self::assertSame( 400, self::request( Pay_Page::QUERY . '=forged' )[0] );
		self::assertLessThan( 500, self::request( Return_Page::QUERY . '[]=a&' . Pay_Page::QUERY . '[]=b' )[0] );
	}

	public function test_a_forged_form_shows_the_page_with_an_error_and_stores_nothing(): void {
		self::assertSame( 400, self::request( '', array( Checkout_Request::FIELD_OFFER => 'forged' ) )[0] );
		self::assertSame( 0, $this->rows_of( 'orders' ) );
	}

	public function test_blocks_show_nothing_where_no_gateway_can_be_asked(): void {
		$plan = $this->plan();
		self::assertSame( '', trim( do_blocks( '<!-- wp:jetpack/donations {"currency":"EUR","oneTimeDonation":{"show":true,"planId":' . $plan->id . ',"amounts":[5]}} --><div class="wp-block-jetpack-donations"></div><!-- /wp:jetpack/donations -->' ) ) );
		self::assertSame( '', trim( do_blocks( '<!-- wp:jetpack/recurring-payments {"planId":' . $plan->id . '} --><div class="wp-block-jetpack-recurring-payments"><a href="#">Buy</a></div><!-- /wp:jetpack/recurring-payments -->' ) ) );
	}
}
