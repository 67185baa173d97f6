<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Author_Choice;
use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Tests\Site_Settings;
use WP_Post;

require_once __DIR__ . '/Related_Case.php';

/**
 * Finds posts in a real database.
 */
final class Ranking_Test extends Related_Case {

	protected const COMMITS = true;

	public function test_what_is_most_alike_comes_first(): void {
		$subject = self::make(
			'Baking bread with rye',
			array( 'bread', 'rye' ),
			array( 'post_content' => 'Sourdough, flour, water, salt and patience.' )
		);
		$none    = self::make(
			'Repairing bicycles',
			array( 'tools' ),
			array( 'post_content' => 'Chains, tyres, pedals.' )
		);
		$one     = self::make( 'Cakes', array( 'rye' ) );
		$text    = self::make( 'Notes', array(), array( 'post_content' => 'Sourdough flour water salt patience.' ) );
		$both    = self::make( 'More bread with rye', array( 'bread', 'rye' ) );
		$ids     = self::ids( $subject );
		self::assertSame( $both->ID, $ids[0] );
		self::assertSame( $one->ID, $ids[1] );
		self::assertContains( $text->ID, $ids );
		self::assertLessThan( array_search( $text->ID, $ids, true ), 1 );
		self::assertNotContains( $none->ID, $ids, 'The default category tells nothing: nobody chose it.' );
	}

	public function test_a_rare_term_tells_more_than_a_common_one(): void {
		$subject = self::make( 'Alpha', array( 'news', 'fjord' ) );
		$rare    = self::make( 'Beta', array( 'fjord' ) );
		for ( $at = 0; $at < 8; $at++ ) {
			self::make( "Gamma$at", array( 'news' ) );
		}
		self::assertSame( $rare->ID, self::ids( $subject )[0] );
	}

	/** @dataProvider languages */
	public function test_posts_are_found_by_words_alone_in_any_language(
		string $title,
		string $like,
		string $other
	): void {
		// Pages have no terms.
		Site_Settings::related( array( 'post_types' => array( 'page' ) ) );
		self::related()->builder()->run( 9 );
		$values  = array( 'post_type' => 'page' );
		$subject = self::make( $title, array(), $values );
		$others  = array( self::make( $other, array(), $values ), self::make( $like, array(), $values ) );
		// MariaDB finds words only of what is committed.
		$GLOBALS['wpdb']->query( 'COMMIT' );
		$found = self::ids( $subject );
		foreach ( array( $subject, ...$others ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		delete_option( Related_Posts_Settings::CHOICE );
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false );
		$alike = $others[1];
		self::assertSame( array( $alike->ID ), $found );
	}

	/** @return array<string, array{string, string, string}> */
	public static function languages(): array {
		return array(
			'English'  => array( 'Gardening under glass', 'A glass house for gardening', 'The price of coffee' ),
			'Arabic'   => array( 'زراعة الحدائق المنزلية', 'أدوات الحدائق المَنزلية', 'أسعار القهوة اليوم' ),
			'Chinese'  => array( '北京的园艺花园', '家庭园艺入门', '今天的咖啡价格' ),
			'Japanese' => array( '東京のラーメン屋', '美味しいラーメンの作り方', 'きょうの天気' ),
			'Thai'     => array( 'สวนดอกไม้ในเมือง', 'ปลูกดอกไม้', 'ราคากาแฟ' ),
			'Korean'   => array( '서울 정원 가꾸기', '정원에서', '커피 가격' ),
			'Greek'    => array( 'Κήπος στο σπίτι', 'ΚΉΠΟΣ και λουλούδια', 'Ο καφές' ),
		);
	}

	public function test_only_what_visitors_can_read_is_shown(): void {
		$subject = self::make( 'Subject', array( 'same' ) );
		self::make( 'Draft', array( 'same' ), array( 'post_status' => 'draft' ) );
		self::make( 'Private', array( 'same' ), array( 'post_status' => 'private' ) );
		self::make( 'Password', array( 'same' ), array( 'post_password' => 'x' ) );
		self::make( 'Page', array(), array( 'post_type' => 'page' ) );
		self::make(
			'Later',
			array( 'same' ),
			array(
				'post_status' => 'future',
				'post_date'   => '2999-01-01 00:00:00',
			)
		);
		$shown = self::make( 'Public', array( 'same' ) );
		self::assertSame( array( $shown->ID ), self::ids( $subject ) );
	}

	public function test_pinned_posts_come_first_and_banned_ones_never(): void {
		$subject = self::make( 'Subject', array( 'same' ) );
		$others  = array_map(
			static fn ( int $at ): int => self::make( "Other $at", array( 'same' ) )->ID,
			range( 1, 9 )
		);
		$far     = self::make( 'Far away' )->ID;
		$draft   = self::make( 'Draft', array(), array( 'post_status' => 'draft' ) )->ID;
		update_post_meta(
			$subject->ID,
			Author_Choice::PINNED,
			array( $draft, $far, $others[0], $subject->ID, 999999 )
		);
		update_post_meta( $subject->ID, Author_Choice::BANNED, array( $others[8], $others[7] ) );
		$ids = self::ids( $subject );
		self::assertSame( array( $far, $others[0] ), array_slice( $ids, 0, 2 ) );
		self::assertCount( 6, $ids );
		self::assertSame( $ids, array_unique( $ids ) );
		self::assertSame( array(), array_intersect( $ids, array( $others[8], $others[7], $subject->ID, $draft ) ) );
		update_post_meta( $subject->ID, Author_Choice::BANNED, array( $far ) );
		self::assertNotContains( $far, self::ids( $subject ), 'Never weighs more than always.' );
	}

	public function test_terms_and_types_are_included_and_excluded(): void {
		$parent  = self::category( 'Parent' );
		$child   = self::category( 'Child', $parent );
		$other   = self::category( 'Other' );
		$subject = self::make( 'Subject', array( 'same' ) );
		$inside  = self::make( 'Inside', array( 'same' ), array( 'post_category' => array( $child ) ) );
		$outside = self::make( 'Outside', array( 'same' ), array( 'post_category' => array( $other ) ) );
		$page    = self::make( 'Subject page', array(), array( 'post_type' => 'page' ) );
		self::assertEqualsCanonicalizing( array( $inside->ID, $outside->ID ), self::ids( $subject ) );
		Site_Settings::related( array( 'exclude_terms' => array( $parent ) ) );
		self::assertSame( array( $outside->ID ), self::ids( $subject ) );
		Site_Settings::related(
			array(
				'exclude_terms' => array(),
				'include_terms' => array( $parent ),
			)
		);
		self::assertSame( array( $inside->ID ), self::ids( $subject ) );
		Site_Settings::related(
			array(
				'include_terms' => array(),
				'post_types'    => array( 'page' ),
			)
		);
		// A type that was chosen and is no more.
		update_option( Related_Posts_Settings::CHOICE, array( 'post_types' => array( 'page', 'no-such-type' ) ) );
		self::assertSame( array( $page->ID ), self::ids( $subject ) );
	}

	/**
	 * Properties that hold whatever the site and the author have chosen.
	 *
	 * @dataProvider seeds
	 */
	public function test_whatever_is_chosen_the_list_is_right( int $seed ): void {
		mt_srand( $seed );
		$pick  = static fn ( array $from, int $most ): array => array_values(
			array_intersect_key(
				$from,
				array_flip( (array) array_rand( $from, min( count( $from ), mt_rand( 1, $most ) ) ) )
			)
		);
		$words = array( 'apple', 'bread', 'cheese', 'dates', 'eggs', 'figs', 'grapes' );
		$posts = array();
		for ( $at = 0; $at < 25; $at++ ) {
			$posts[] = self::make(
				implode( ' ', $pick( $words, 3 ) ),
				$pick( $words, 2 ),
				array(
					'post_status'   => $pick( array( 'publish', 'publish', 'publish', 'draft', 'private' ), 1 )[0],
					'post_password' => 0 === mt_rand( 0, 6 ) ? 'secret' : '',
					'post_content'  => implode( ' ', $pick( $words, 5 ) ),
				)
			);
		}
		$readable = array_filter(
			$posts,
			static fn ( WP_Post $post ): bool => 'publish' === $post->post_status && '' === $post->post_password
		);
		$readable = array_column( $readable, 'ID' );
		$subject  = $pick( $posts, 1 )[0];
		$banned   = $pick( array_column( $posts, 'ID' ), 5 );
		$pinned   = $pick( array_column( $posts, 'ID' ), 3 );
		update_post_meta( $subject->ID, Author_Choice::BANNED, $banned );
		update_post_meta( $subject->ID, Author_Choice::PINNED, $pinned );
		$count = mt_rand( 1, 6 );
		$ids   = self::ids( $subject, $count, $pick( $readable, 2 ) );

		self::assertLessThanOrEqual( $count, count( $ids ) );
		self::assertSame( $ids, array_values( array_unique( $ids ) ) );
		self::assertSame( array(), array_diff( $ids, $readable ) );
		self::assertSame( array(), array_intersect( $ids, $banned ) );
		self::assertNotContains( $subject->ID, $ids );
		$first = array_values( array_intersect( $ids, $pinned ) );
		self::assertSame( $first, array_slice( $ids, 0, count( $first ) ) );
	}

	/** @return iterable<array{int}> */
	public static function seeds(): iterable {
		foreach ( range( 1, 12 ) as $seed ) {
			yield array( $seed );
		}
	}

	public function test_a_draft_without_anything_has_none(): void {
		self::make( 'Something', array( 'x' ) );
		$draft = self::make(
			'',
			array(),
			array(
				'post_status'  => 'auto-draft',
				'post_excerpt' => '...',
			)
		);
		self::assertSame( array(), self::ids( $draft ) );
	}
}
