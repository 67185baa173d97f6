<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Recommendations;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Recommendations\Recommendations;
use Slipstream\Tests\Test_Case;

/**
 * What was chosen is remembered, and nothing is sold.
 */
final class Recommendations_Test extends Test_Case {

	private const DATA = '/jetpack/v4/recommendations/data';
	private const STEP = '/jetpack/v4/recommendations/step';

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_what_was_chosen_is_replaced_as_a_whole(): void {
		self::assertSame( array(), $this->rest( 'GET', self::DATA )->get_data() );
		$first = array(
			'site-type-store'         => true,
			'skippedRecommendations'  => array( 'stats', 'a,b' ),
			'note'                    => 'a,b',
			'number'                  => '1',
			'nothing'                 => null,
			'selectedRecommendations' => array(),
		);
		self::assertTrue( $this->rest( 'POST', self::DATA, array( 'data' => $first ) )->get_data() );
		self::assertSame( $first, $this->rest( 'GET', self::DATA )->get_data(), 'As it was sent.' );
		self::assertTrue( $this->rest( 'POST', self::DATA, array( 'data' => $first ) )->get_data(), 'The same again.' );
		self::assertTrue( $this->rest( 'POST', self::DATA, array( 'data' => array() ) )->get_data() );
		self::assertSame( $first, $this->rest( 'GET', self::DATA )->get_data(), 'Nothing is no choice.' );
		$this->rest( 'POST', self::DATA, array( 'data' => array( 'site-type-agency' => false ) ) );
		self::assertSame( array( 'site-type-agency' => false ), get_option( Recommendations::DATA ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> Bodies that are refused, by route. */
	public static function malformed(): iterable {
		$data = array(
			'none'               => array(),
			'a text'             => array( 'data' => 'x' ),
			'a list'             => array( 'data' => array( 'x', 5 ) ),
			'a number'           => array( 'data' => array( 'a' => 5 ) ),
			'an object in it'    => array( 'data' => array( 'a' => array( 'b' => 'c' ) ) ),
			'a list of numbers'  => array( 'data' => array( 'a' => array( 1 ) ) ),
			'a list of lists'    => array( 'data' => array( 'a' => array( array() ) ) ),
			'a text without end' => array( 'data' => array( 'a' => str_repeat( 'x', 1001 ) ) ),
			'a list without end' => array( 'data' => array( 'a' => array_fill( 0, 101, 'x' ) ) ),
			'too many members'   => array(
				'data' => array_fill_keys(
					array_map( static fn ( int $at ): string => "k$at", range( 0, 100 ) ),
					true
				),
			),
		);
		foreach ( $data as $name => $body ) {
			yield "data: $name" => array( self::DATA, $body );
		}
		foreach ( array(
			array(),
			array( 'step' => '' ),
			array( 'step' => array() ),
			array( 'step' => '<b>' ),
			array( 'step' => str_repeat( 'a', 101 ) ),
		) as $at => $body ) {
			yield "step $at" => array( self::STEP, $body );
		}
		foreach ( array(
			array(),
			array( 'questionnaire' => 'x' ),
			array( 'questionnaire' => array( 'use' => array( 'x' ) ) ),
			array( 'questionnaire' => array( 'use' => null ) ),
			array( 'status' => 5.5 ),
		) as $at => $body ) {
			yield "questionnaire $at" => array( '/jetpack/v4/setup/questionnaire', $body );
		}
	}

	/**
	 * @dataProvider malformed
	 * @param array<string, mixed> $body
	 */
	public function test_what_is_malformed_is_refused_and_not_stored( string $route, array $body ): void {
		self::assertSame( 400, $this->rest( 'POST', $route, $body )->get_status() );
		foreach ( array(
			Recommendations::DATA,
			Recommendations::STEP,
			Recommendations::QUESTIONNAIRE,
			Recommendations::STATUS,
		) as $option ) {
			self::assertFalse( get_option( $option ) );
		}
	}

	public function test_the_step_is_remembered(): void {
		self::assertSame( array( 'step' => 'not-started' ), $this->rest( 'GET', self::STEP )->get_data() );
		self::assertTrue( $this->rest( 'POST', self::STEP, array( 'step' => 'related-posts' ) )->get_data() );
		self::assertSame( array( 'step' => 'related-posts' ), $this->rest( 'GET', self::STEP )->get_data() );
	}

	public function test_a_database_that_fails_is_told(): void {
		global $wpdb;
		$break = static fn ( string $query ): string => str_contains(
			$query,
			Recommendations::STEP
		) && preg_match( '/^\s*(INSERT|UPDATE)/i', $query ) ? 'BROKEN' : $query;
		add_filter( 'query', $break );
		$wpdb->suppress_errors( true );
		$answer = $this->rest( 'POST', self::STEP, array( 'step' => 'summary' ) );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $break );
		self::assertSame( array( 503, 'not_stored' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( '5', $answer->get_headers()['Retry-After'] );
		self::assertSame( array( 'step' => 'not-started' ), $this->rest( 'GET', self::STEP )->get_data() );
	}

	public function test_answers_to_the_questionnaire_lead_past_its_questions(): void {
		$route   = '/jetpack/v4/setup/questionnaire';
		$answers = array(
			'use'           => 'personal',
			'store-revenue' => true,
			'site-updates'  => '1',
		);
		self::assertSame( array(), $this->rest( 'GET', $route )->get_data() );
		self::assertTrue( $this->rest( 'POST', $route, array( 'questionnaire' => $answers ) )->get_data() );
		self::assertSame( $answers, $this->rest( 'GET', $route )->get_data() );
		self::assertSame( 'not-started', $this->rest( 'GET', self::STEP )->get_data()['step'] );
		self::assertTrue( $this->rest( 'POST', $route, array( 'status' => 'completed' ) )->get_data() );
		self::assertSame( 'setup-wizard-completed', $this->rest( 'GET', self::STEP )->get_data()['step'] );
		$this->rest( 'POST', self::STEP, array( 'step' => 'stats' ) );
		$this->rest( 'POST', $route, array( 'status' => 'completed' ) );
		self::assertSame( 'stats', $this->rest( 'GET', self::STEP )->get_data()['step'], 'Nobody begins again.' );
	}

	public function test_nothing_is_sold_and_no_survey_is_taken(): void {
		self::assertSame(
			'[]',
			$this->rest( 'GET', '/jetpack/v4/recommendations/product-suggestions' )->get_data(),
			'A text for who is not linked.'
		);
		$site = Plugin::module( Connection_Module::class )->connection();
		$site->register( get_current_user_id() );
		$site->link( get_current_user_id() );
		self::assertSame(
			array(),
			$this->rest( 'GET', '/jetpack/v4/recommendations/product-suggestions' )->get_data()
		);
		self::assertSame(
			array( 'hide_upsell' => true ),
			$this->rest( 'GET', '/jetpack/v4/recommendations/upsell' )->get_data()
		);
		$survey = $this->rest( 'POST', '/jetpack/v4/marketing/survey', array( 'survey_id' => 'disconnect' ) );
		self::assertSame(
			array( 200, 'survey_not_taken' ),
			array( $survey->get_status(), $survey->get_data()['code'] ),
			'As clients of this route expect it.'
		);
	}

	public function test_something_against_spam_is_recommended_where_it_is_there_and_off(): void {
		$route = '/jetpack/v4/recommendations/conditional';
		wp_cache_set(
			'plugins',
			array( '' => array( 'akismet/akismet.php' => array( 'Name' => 'Akismet' ) ) ),
			'plugins'
		);
		self::assertSame( array(), $this->rest( 'GET', $route )->get_data(), 'There are no comments.' );
		$post = wp_insert_post(
			array(
				'post_title'  => 'Post',
				'post_status' => 'publish',
			)
		);
		for ( $at = 0; $at < 5; $at++ ) {
			wp_insert_comment(
				array(
					'comment_post_ID' => $post,
					'comment_content' => "Comment $at",
				)
			);
		}
		self::assertSame( array( 'anti-spam' ), $this->rest( 'GET', $route )->get_data() );
		update_option( 'active_plugins', array( 'akismet/akismet.php' ) );
		self::assertSame( array(), $this->rest( 'GET', $route )->get_data(), 'It is on.' );
		update_option( 'active_plugins', array() );
		wp_cache_set( 'plugins', array( '' => array( 'other/other.php' => array( 'Name' => 'Other' ) ) ), 'plugins' );
		self::assertSame( array(), $this->rest( 'GET', $route )->get_data(), 'It is not there.' );
		wp_cache_delete( 'plugins', 'plugins' );
	}
}
