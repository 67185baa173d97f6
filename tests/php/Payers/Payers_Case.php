<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Http\Site_Page;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Members\Members_Module;
use Slipstream\Members\Session_Cookie;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Payers_Module;
use Slipstream\Payers\Payers_Services;
use Slipstream\Payers\Payers_Settings;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Plugin;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Payments/Stripe/Adapter_Case.php';
require_once dirname( __DIR__ ) . '/Members/Browser.php';

/** A site with payers at the stand-in for Stripe, which keeps what is mailed. */
abstract class Payers_Case extends Adapter_Case {

	/** Seconds that jobs may take: more than the slowest machine needs. */
	private const TIME = 10 * MINUTE_IN_SECONDS;

	/** Who pays where a test does not say another. */
	protected const PAYER = 'payer@example.test';

	/** @var list<array<string, mixed>> What was mailed. */
	protected array $mails = array();

	/** Whether the mail server takes mails. */
	protected bool $is_mail_up = true;

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		// Most tests count other mails.
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, false );
		$this->mails = array();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		add_filter( 'pre_wp_mail', array( $this, 'mail' ), 20, 2 );
		add_filter( 'http_response', array( self::class, 'named' ), 5 );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		remove_filter( 'pre_wp_mail', array( $this, 'mail' ), 20 );
		remove_filter( 'http_response', array( self::class, 'named' ), 5 );
		unset( $_SERVER['HTTP_ORIGIN'] );
		parent::tearDown();
	}

	/**
	 * Keeps a message.
	 *
	 * @param array<string, mixed> $mail
	 */
	public function mail( mixed $sent, array $mail ): bool {
		if ( $this->is_mail_up ) {
			$this->mails[] = $mail;
		}
		return $this->is_mail_up;
	}

	/**
	 * The stand-in's pages are on its number, and it is asked by its name.
	 *
	 * @param array<string, mixed> $answer
	 * @return array<string, mixed>
	 */
	public static function named( array $answer ): array {
		$answer['body'] = str_replace( '127.0.0.1', 'localhost', $answer['body'] );
		return $answer;
	}

	protected function payers(): Payers_Services {
		return Plugin::module( Payers_Module::class )->services();
	}

	/** A browser of someone who has proven an address. */
	protected function signed_in( string $email = self::PAYER ): Browser {
		$browser = new Browser();
		$browser->as(
			static fn () => Session_Cookie::set( Plugin::module( Members_Module::class )->sessions()->start( $email ), time() + 9 )
		);
		return $browser;
	}

	/** A subscription that was paid for the first time. */
	protected function subscribed( string $card = '4242424242424242', string $token = 'form' ): Subscription {
		$order = $this->buy( Billing_Interval::Month, $card, $token );
		$found = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertNotNull( $found );
		return $found;
	}

	/** A subscription as the ledger has it now. */
	protected function known( Subscription $subscription ): Subscription {
		$found = $this->services()->lists()->subscriptions()->find( $subscription->id );
		self::assertNotNull( $found );
		return $found;
	}

	/**
	 * Opens My payments, or sends a form of it.
	 *
	 * @param array<string, string> $query
	 * @param array<string, string> $post
	 */
	protected function respond( Browser $browser, array $query = array(), array $post = array() ): Site_Page|string {
		return $browser->as(
			fn (): Site_Page|string => $this->payers()->my_payments_page()->respond(
				wp_slash( $query + array( My_Payments_Page::QUERY => '1' ) ),
				wp_slash( $post )
			)
		);
	}

	/** @param array<string, string> $query */
	protected function open( Browser $browser, array $query = array() ): string {
		$page = $this->respond( $browser, $query );
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertSame( 200, $page->status, $page->html );
		return $page->html;
	}

	/** Has Stripe not answer. */
	protected static function break_stripe( string $method = '', string $path = '', string $fault = 'reset' ): void {
		self::command( 'faults', array_filter( compact( 'method', 'path', 'fault' ) ) + array( 'times' => -1 ) );
	}

	protected static function mend_stripe(): void {
		self::command( 'faults' );
	}

	/** Runs what waits, as if a time had passed. */
	protected function run_jobs( int $later = 0 ): void {
		global $wpdb;
		if ( $later > 0 ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = due - $later, delay = 0" );
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_mails SET due = due - $later, changed = changed - $later, created = created - $later" );
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_cancellations SET due = due - $later, asked = asked - $later" );
		}
		// What repeats a job asks for it again.
		foreach ( array( 1, 2 ) as $run ) {
			Plugin::module( Jobs_Module::class )->services()->worker()->wake( Wake_Up::Screen, self::TIME );
		}
	}

	protected static function assertSays( string $text, Site_Page|string $page, int $status = 200 ): void {
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertStringContainsString( $text, $page->html );
		self::assertSame( $status, $page->status );
	}
}
