<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Paid_Content;

use Slipstream\Members\Members_Module;
use Slipstream\Members\Session_Cookie;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plan_Type;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Plugin;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Support\Database\Schema;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Test_Case;
use WP_Post;

require_once dirname( __DIR__ ) . '/Members/Browser.php';
require_once __DIR__ . '/Doors.php';

/** A site with locked posts, plans, and people of all kinds. */
abstract class Paid_Content_Case extends Test_Case {

	protected const FREE    = 'free@example.test';
	protected const COMPED  = 'comped@example.test';
	protected const PAYER   = 'payer@example.test';
	protected const OTHER   = 'other@example.test';
	protected const EXPIRED = 'expired@example.test';

	/** What is looked for: words as searches and indexes keep them. */
	protected const WORDS = array(
		'LOCKED_WORDS'   => 'zanzibaress',
		'LOCKED_PICTURE' => 'quixoticapicture',
		'OPEN_WORDS'     => 'marigoldopening',
	);

	protected int $plan  = 0;
	protected int $cheap = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Schema( $GLOBALS['wpdb'] ) )->install( Plugin::module( Subscribers_Module::class )->tables() );
	}

	protected function setUp(): void {
		parent::setUp();
		Plan_Type::register();
		Plugin::modules()->set( Plugin::module( Subscribers_Module::class ), true );
		$this->plan  = $this->plan( 1000 );
		$this->cheap = $this->plan( 500 );
	}

	protected function plan( int $amount, Billing_Interval $interval = Billing_Interval::Month, string $type = Plan::TIER, int $tier = 0 ): int {
		return Plugin::module( Memberships_Module::class )->plans()->create( new Plan( 0, "Plan $amount", new Money( $amount, 'EUR' ), $interval, $type, $tier ) )->id;
	}

	protected function subscribe( string $email, Access $access = Access::Free ): void {
		Plugin::module( Subscribers_Module::class )->services()->subscribers()->join( new Joining( $email, "test $email", access: $access ), null );
	}

	/** @param array<string, int|string> $values Columns of the row that differ. */
	protected function pay( string $email, int $plan, array $values = array() ): int {
		global $wpdb;
		static $number = 0;
		++$number;
		$row = $values + array(
			'subscription_key' => hash( 'sha256', "sub_$number" ),
			'gateway'          => 'stripe',
			'mode'             => 'live',
			'account'          => 'acct_1',
			'subscription_id'  => "sub_$number",
			'order_id'         => $number,
			'plan_id'          => $plan,
			'amount'           => 1000,
			'currency'         => 'EUR',
			'billing'          => '1 month',
			'status'           => 'active',
			'dispute'          => 'none',
			'period_end'       => time() + WEEK_IN_SECONDS,
			'email'            => $email,
			'person'           => Payer::key( $email ),
			'payer_name'       => '',
			'created'          => time(),
			'checked'          => time(),
			'version'          => 1,
		);
		self::assertSame( 1, $wpdb->insert( "{$wpdb->prefix}slipstream_payment_subscriptions", $row ), $wpdb->last_error );
		return (int) $wpdb->insert_id;
	}

	/** A browser of someone who has proven an address; '' for nobody. */
	protected static function browser( string $email ): Browser {
		$browser = new Browser();
		if ( '' !== $email ) {
			$browser->as( static fn () => Session_Cookie::set( Plugin::module( Members_Module::class )->sessions()->start( $email ), time() + 900 ) );
		}
		return $browser;
	}

	/**
	 * A published post.
	 *
	 * @param array{content: string, level?: string, pattern?: string, open?: bool} $form
	 */
	protected function post( array $form, string $title = 'The title' ): WP_Post {
		$pattern = isset( $form['pattern'] ) ? $this->stored( $form['pattern'], 'wp_block', 'A pattern' ) : 0;
		$post    = $this->stored( strtr( $form['content'], array( '%PATTERN%' => (string) $pattern ) ), 'post', $title, $form['level'] ?? '' );
		return get_post( $post );
	}

	private function stored( string $content, string $type, string $title, string $level = '' ): int {
		$note = static fn ( string $text, string $id ): array => array(
			'content' => $text,
			'id'      => $id,
		);
		$id   = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => $title,
					'post_content' => strtr( $content, self::WORDS + array( '%PLAN%' => (string) $this->plan ) ),
					'meta_input'   => array(
						'footnotes' => wp_json_encode( array( $note( self::WORDS['LOCKED_WORDS'] . ' in a footnote', 'note-locked' ), $note( 'An open note', 'note-open' ) ) ),
					) + ( '' === $level ? array() : array(
						'_jetpack_newsletter_access'  => $level,
						'_jetpack_newsletter_tier_id' => 'paid_subscribers' === $level ? $this->plan : 0,
					) ),
				)
			)
		);
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	/** @return array<string, array{content: string, level?: string, pattern?: string, open?: bool}> */
	protected static function forms(): array {
		return require __DIR__ . '/locked-forms.php';
	}

	protected static function assertLocked( string $html, string $message = '' ): void {
		foreach ( array( 'LOCKED_WORDS', 'LOCKED_PICTURE' ) as $name ) {
			if ( false !== stripos( $html, $name ) || false !== stripos( $html, self::WORDS[ $name ] ) ) {
				self::fail( "$message: " . mb_substr( $html, 0, 3000 ) );
			}
		}
		self::assertTrue( true );
	}
}
