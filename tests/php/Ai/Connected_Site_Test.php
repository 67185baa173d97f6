<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Demo\Demo_Engine;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Caller;
use Slipstream\Tokens\Connected_Sites;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;
use WP_REST_Response;

/**
 * They are no users of this WordPress: what they ask counts for their site, and none of this site's users is meant by
 * their number.
 */
final class Connected_Site_Test extends Test_Case {

	private const ROUTE = '/wpcom/v2/jetpack-ai-query';

	public static function setUpBeforeClass(): void {
		( new Installer( Plugin::modules() ) )->upgrade();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_ai_engine', array( self::class, 'engine' ) );
		Plugin::module( Tokens_Module::class )->serve( $this->sites( array( '3:7', '3:8', '4:7' ), 2 ) );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_ai_engine', array( self::class, 'engine' ) );
		Plugin::module( Tokens_Module::class )->serve( $this->sites( array(), 0 ) );
		parent::tearDown();
	}

	public static function engine(): Demo_Engine {
		return new Demo_Engine( 0.0 );
	}

	public function test_what_they_ask_counts_for_their_site(): void {
		self::assertSame( 200, $this->ask( 7, 3 )->get_status() );
		self::assertSame( 1, $this->used( 'hub' ) );
		self::assertSame( 1, $this->used( 'hub:3' ) );
		self::assertSame( 1, $this->used( 'hub:3:7' ) );
		self::assertSame( 0, $this->used( 'site' ) );
		self::assertSame( 0, $this->used( 'user:7' ) );
		self::assertSame(
			array(),
			Plugin::module( Ai_Module::class )->services()->usage()->log()->sums( '', gmdate( 'Y-m' ) ),
			'The log of this site does not have it.'
		);
		self::assertSame( 0, get_current_user_id() );
	}

	public function test_the_limit_is_that_of_the_whole_site(): void {
		$this->ask( 7, 3 );
		$this->ask( 8, 3 );
		$answer = $this->ask( 7, 3 );
		self::assertSame(
			array( 429, 'error_quota_exceeded' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		self::assertSame( 2, $this->used( 'hub:3' ) );
		self::assertSame( 200, $this->ask( 7, 4 )->get_status(), 'Another site has its own.' );
	}

	public function test_who_is_not_linked_any_more_is_refused_at_once(): void {
		self::assertSame( 'user_not_linked', $this->ask( 9, 3 )->get_data()['code'] );
		Plugin::module( Tokens_Module::class )->serve( $this->sites( array(), 0 ) );
		// The next request.
		$GLOBALS['wp_rest_server'] = null;
		self::assertSame( 'user_not_linked', $this->ask( 7, 3 )->get_data()['code'] );
	}

	public function test_switches_of_both_sites_hold(): void {
		self::assertSame( 'ai_feature_disabled', $this->ask( 7, 3, array( 'writing' ) )->get_data()['code'] );
		self::assertSame( 200, $this->ask( 7, 3, array( 'images' ) )->get_status() );
		Site_Settings::set( 'slipstream_ai_inactive_features', array( 'writing' ) );
		self::assertSame( 'ai_feature_disabled', $this->ask( 7, 3 )->get_data()['code'] );
	}

	public function test_a_post_of_theirs_is_not_looked_for_here(): void {
		self::assertSame( 200, $this->ask( 7, 3, array(), array( 'post_id' => 999999 ) )->get_status() );
	}

	public function test_the_record_names_tier_and_next_tier(): void {
		$this->ask( 7, 3 );
		$feature = Plugin::module( Ai_Module::class )->services()->feature()->of( new Caller( 7, 3 ) );
		self::assertSame(
			array( 2, 1, 1 ),
			array( $feature['requests-limit'], $feature['usage-period']['requests-count'], $feature['requests-count'] )
		);
		self::assertSame(
			array( 'free', 0, 2 ),
			array(
				$feature['current-tier']['slug'],
				$feature['current-tier']['value'],
				$feature['current-tier']['limit'],
			)
		);
		self::assertSame(
			array( 'more', 100 ),
			array( $feature['next-tier']['slug'], $feature['next-tier']['limit'] )
		);
		self::assertFalse( $feature['site-require-upgrade'] );
		$this->ask( 8, 3 );
		$feature = Plugin::module( Ai_Module::class )->services()->feature()->of( new Caller( 7, 3 ) );
		self::assertTrue( $feature['is-over-limit'] && $feature['site-require-upgrade'] );
	}

	/**
	 * Asks as a user of a connected site.
	 *
	 * @param list<string>         $without Features that are switched off there.
	 * @param array<string, mixed> $more    What else is sent.
	 */
	private function ask( int $user, int $site, array $without = array(), array $more = array() ): WP_REST_Response {
		$token = Plugin::module( Tokens_Module::class )->tokens()->issue(
			$user,
			Token_Issuer::SCOPE_AI,
			$site,
			$without
		);
		return $this->rest(
			'POST',
			self::ROUTE,
			$more + array(
				'question' => 'Why?',
				'stream'   => false,
			),
			array( 'Authorization' => "Bearer $token" )
		);
	}

	private function used( string $subject ): int {
		return Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( $subject )['requests'];
	}

	/**
	 * Connected sites, all with the same tier.
	 *
	 * @param list<string> $linked Sites and users as site:user.
	 */
	private function sites( array $linked, int $limit ): Connected_Sites {
		return new class( $linked, $limit ) implements Connected_Sites {
			/** @param list<string> $linked Sites and users as site:user. */
			public function __construct( private array $linked, private int $limit ) {}

			public function is_linked( int $site, int $user ): bool {
				return in_array( "$site:$user", $this->linked, true );
			}

			public function origins(): array {
				return array();
			}

			public function limit( int $site ): array {
				return array(
					'requests' => $this->limit,
					'tokens'   => 0,
					'cost'     => 0,
				);
			}

			public function tier( int $site ): array {
				return array(
					'slug'     => 'free',
					'name'     => 'Free',
					'requests' => $this->limit,
				);
			}

			public function next_tier( int $site ): array {
				return array(
					'slug'     => 'more',
					'name'     => 'More',
					'requests' => 100,
				);
			}
		};
	}
}
