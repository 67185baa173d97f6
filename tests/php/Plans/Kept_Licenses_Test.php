<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Plans;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Answer;
use Slipstream\Plans\Kept_Licenses;
use Slipstream\Plans\Licenses;
use Slipstream\Plans\Licensing_Notice;
use Slipstream\Plans\Plans_Module;
use Slipstream\Plugin;
use Slipstream\Support\Environment;
use Slipstream\Tests\Test_Case;

/**
 * They are their own, nobody pushes out another's, and administrators can remove them.
 */
final class Kept_Licenses_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		delete_option( Kept_Licenses::OPTION );
		delete_option( Licensing_Notice::ERROR );
		// Before the site has an owner only administrators may connect.
		Plugin::module( Connection_Module::class )->connection()->register( $this->sign_in( 'administrator' )->ID );
	}

	/** Has a key kept, as the current user. */
	private function keep( string $key ): int {
		return $this->rest( 'POST', '/jetpack/v4/licensing/set-license', array( 'license' => $key ) )->get_status();
	}

	/**
	 * What administrators are told.
	 *
	 * @return array{kept: list<array{id: string, license_key: string, user: string}>, error: string, dismissed: array<string, mixed>}
	 */
	private function listed(): array {
		return $this->rest( 'GET', '/slipstream/v1/licenses' )->get_data();
	}

	/** A hub that attaches the first key of each request, and notes what it was sent. */
	private function hub(): Provider {
		return new class() implements Provider {
			/** @var list<array{list<string>, int}> Each with who sent it. */
			public array $sent = array();
			public function is_own(): bool {
				return false;
			}
			public function root(): string {
				return '';
			}
			public function get( string $path, int $user_id = 0 ): Provider_Answer {
				return new Provider_Answer( array(), 0 );
			}
			public function post( string $path, array $body, int $user_id = 0, string $method = 'POST' ): array {
				$this->sent[] = array( $body['licenses'], $user_id );
				return array( array( 'activated' => true ) );
			}
		};
	}

	private function licenses( Provider $hub ): Licenses {
		$site = new Environment();
		return new Licenses(
			static fn (): Provider => $hub,
			new Kept_Licenses( $site->secrets() ),
			new Licensing_Notice( $site->clock() )
		);
	}

	public function test_nobody_pushes_out_anothers(): void {
		$administrator = $this->sign_in( 'administrator' );
		self::assertSame( 200, $this->keep( 'of-the-administrator' ) );
		$this->sign_in( 'subscriber' );
		for ( $count = 1; $count <= Kept_Licenses::MOST_OF_ONE; $count++ ) {
			self::assertSame( 200, $this->keep( "mine-$count" ) );
		}
		$full = $this->rest( 'POST', '/jetpack/v4/licensing/set-license', array( 'license' => 'one-more' ) );
		self::assertSame(
			array( 409, 'setting_license_key_failed' ),
			array( $full->get_status(), $full->get_data()['code'] )
		);
		self::assertSame( 200, $this->keep( 'mine-1' ), 'It is kept already.' );
		wp_set_current_user( $administrator->ID );
		self::assertCount( Kept_Licenses::MOST_OF_ONE + 1, $this->listed()['kept'] );
		self::assertSame(
			array( '…ator', $administrator->display_name ),
			array( $this->listed()['kept'][0]['license_key'], $this->listed()['kept'][0]['user'] )
		);
	}

	public function test_many_who_are_no_administrators_leave_room_for_those(): void {
		$kept = new Kept_Licenses( ( new Environment() )->secrets() );
		$one  = static fn ( int $user_id ): array => array_fill( 0, Kept_Licenses::MOST_OF_ONE, $user_id );
		$all  = array_map(
			fn (): int => $this->sign_in( 'author' )->ID,
			range( 1, intdiv( Kept_Licenses::MOST_OF_ALL, Kept_Licenses::MOST_OF_ONE ) )
		);
		foreach ( array_merge( ...array_map( $one, $all ) ) as $at => $user_id ) {
			$kept->add( "key-$at", $user_id );
		}
		$this->sign_in( 'author' );
		self::assertSame( 409, $this->keep( 'one-more' ) );
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->keep( 'one-more' ) );
	}

	public function test_what_is_kept_is_attached_by_who_entered_it(): void {
		$secrets = ( new Environment() )->secrets();
		update_option( Kept_Licenses::OPTION, array( $secrets->encrypt( 'of-nobody' ) ) );
		$author = $this->sign_in( 'author' );
		$this->keep( 'of-author' );
		$this->keep( 'of-author-too' );
		$administrator = $this->sign_in( 'administrator' );
		$this->keep( 'of-administrator' );
		$hub      = $this->hub();
		$licenses = $this->licenses( $hub );
		$licenses->attach_stored( $author->ID );
		$licenses->attach_stored( $this->sign_in( 'author' )->ID );
		$licenses->attach_stored( $administrator->ID );
		self::assertSame(
			array(
				array( array( 'of-author', 'of-author-too' ), $author->ID ),
				array( array( 'of-nobody', 'of-administrator' ), $administrator->ID ),
			),
			$hub->sent,
			'In their own name; what nobody is known to have entered is the administrators.'
		);
		wp_set_current_user( $administrator->ID );
		self::assertSame(
			array( '…-too', '…ator' ),
			array_column( $this->listed()['kept'], 'license_key' ),
			'Those that could not be attached stay.'
		);
		self::assertSame( '1 saved license could not be attached.', $this->listed()['error'] );
		$licenses->attach( array( 'another' ), $administrator->ID );
		self::assertSame( '', $this->listed()['error'], 'What was wrong before is over.' );
	}

	public function test_administrators_remove_them(): void {
		$this->sign_in( 'author' );
		$this->keep( 'of-the-author' );
		self::assertSame( 403, $this->rest( 'GET', '/slipstream/v1/licenses' )->get_status() );
		$this->sign_in( 'administrator' );
		$this->keep( 'abc' );
		list( $first, $second ) = $this->listed()['kept'];
		self::assertSame( '…c', $second['license_key'] );
		self::assertSame( 200, $this->rest( 'DELETE', "/slipstream/v1/licenses/{$first['id']}" )->get_status() );
		self::assertSame( array( $second ), $this->listed()['kept'] );
		self::assertSame( 404, $this->rest( 'DELETE', "/slipstream/v1/licenses/{$first['id']}" )->get_status() );
	}

	public function test_who_goes_takes_theirs_along(): void {
		$author = $this->sign_in( 'author' );
		$this->keep( 'of-the-author' );
		$this->sign_in( 'administrator' );
		$this->keep( 'of-the-administrator' );
		$privacy = Plugin::module( Plans_Module::class )->personal_data()[0];
		self::assertSame( '…thor', $privacy->export( $author->user_email, 1 )['data'][0]['data'][0]['value'] );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $author->ID );
		self::assertSame( array( '…ator' ), array_column( $this->listed()['kept'], 'license_key' ) );
		self::assertTrue( $privacy->erase( wp_get_current_user()->user_email, 1 )['items_removed'] );
		self::assertSame( array(), $this->listed()['kept'] );
	}

	public function test_what_cannot_be_read_is_not_written_over(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->keep( 'first' ) );
		// As WordPress has it where reading failed a moment ago.
		wp_cache_set( 'notoptions', array( Kept_Licenses::OPTION => true ), 'options' );
		self::assertSame( 200, $this->keep( 'second' ) );
		self::assertCount( 2, $this->listed()['kept'] );
	}
}
