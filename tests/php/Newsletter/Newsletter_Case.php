<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Module;
use Slipstream\Newsletter\Newsletter_Services;
use Slipstream\Newsletter\Sending\Newsletter;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Plugin;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Support\Database\Schema;
use Slipstream\Tests\Subscribers\Subscribers_Case;

require_once dirname( __DIR__ ) . '/Subscribers/Subscribers_Case.php';

/** A site that sends posts to subscribers, and keeps what is mailed. */
abstract class Newsletter_Case extends Subscribers_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Schema( $GLOBALS['wpdb'] ) )->install( Plugin::module( Newsletter_Module::class )->tables() );
	}

	protected function newsletter_services(): Newsletter_Services {
		return Plugin::module( Newsletter_Module::class )->services();
	}

	/**
	 * Subscribers, who confirmed some time ago.
	 *
	 * @param list<int> $categories
	 * @return list<Subscriber>
	 */
	protected function people( int $count, array $categories = array(), string $prefix = 'reader' ): array {
		$people = array();
		for ( $number = 1; $number <= $count; $number++ ) {
			$people[] = $this->services()->subscribers()->add(
				new Joining( "$prefix$number@example.org", "test $prefix$number", categories: $categories )
			);
		}
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_subscribers SET since = since - 100" );
		return $people;
	}

	/** @param array<string, mixed> $post */
	protected static function publish( array $post = array() ): int {
		return wp_insert_post(
			$post + array(
				'post_title'   => 'News',
				'post_content' => '<!-- wp:paragraph --><p>Today.</p><!-- /wp:paragraph -->',
				'post_status'  => 'publish',
			)
		);
	}

	protected function newsletter( int $post_id ): ?Newsletter {
		return $this->newsletter_services()->newsletters()->of_post( $post_id );
	}

	/** Lets time pass, then does all that is due. */
	protected function pass( int $seconds = 0 ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_newsletters SET due = due - $seconds WHERE due > $seconds" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_newsletter_deliveries SET due = CASE WHEN due > $seconds THEN due - $seconds ELSE 0 END, handed = CASE WHEN handed > $seconds THEN handed - $seconds ELSE 0 END, changed = changed - $seconds" );
		$this->run_jobs( $seconds );
	}

	/**
	 * How many emails are in which state, without those that none is in.
	 *
	 * @return array<string, int>
	 */
	protected function counts( int $post_id ): array {
		return array_filter( $this->newsletter_services()->deliveries()->counts( $this->newsletter( $post_id )->id ?? 0 ) );
	}

	/** @return array<string, int> How often each address was mailed. */
	protected function mailed(): array {
		$all = array_count_values( array_column( $this->mails, 'to' ) );
		ksort( $all );
		return $all;
	}

	/** That it is over, and each of its audience is accounted for. */
	protected function assertBalanced( int $post_id, Newsletter_State $state = Newsletter_State::Sent ): void {
		$newsletter = $this->newsletter( $post_id );
		self::assertSame( $state, $newsletter?->state );
		self::assertGreaterThan( 0, $newsletter->ended );
		$counts = $this->counts( $post_id );
		self::assertSame(
			array(),
			array_intersect_key(
				$counts,
				array(
					'queued'  => 1,
					'claimed' => 1,
				)
			)
		);
		self::assertSame( $newsletter->audience, array_sum( $counts ) );
	}

	/** @param Closure(): mixed $work */
	protected function assertConflict( Closure $work ): void {
		try {
			$work();
			self::fail( 'It was done.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 409, $error->http_status );
		}
	}

	/**
	 * @param array<string, int> $counts
	 * @return array<string, int>
	 */
	protected static function sorted( array $counts ): array {
		ksort( $counts );
		return $counts;
	}
}
