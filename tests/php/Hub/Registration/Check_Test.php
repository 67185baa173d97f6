<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Registration;

use Slipstream\Tests\Hub\Client_Site;
use Slipstream\Tests\Hub\Hub_Case;

require_once dirname( __DIR__ ) . '/Hub_Case.php';

/** A site that has to leave its hub asks first whether it may come back. */
final class Check_Test extends Hub_Case {

	public function test_a_site_learns_before_it_leaves_whether_it_may_come_back(): void {
		$code     = self::invitation( 1 );
		$site     = new Client_Site( 'https://site.example' );
		$site->id = $this->register( $site, $code )->get_data()['site_id'];
		$would_be = array(
			'site_id' => $site->id,
			'status'  => 'active',
		);
		$check    = fn ( string $invitation, array $more = array() ) =>
			$this->register( $site, $invitation, array( 'check' => true ) + $more );
		self::assertSame( '403 invitation_required', self::code( $check( '' ) ), 'Its key alone lets nobody in again.' );
		self::assertSame( '403 invitation_invalid', self::code( $check( 'join-AAAAA' ) ) );
		self::assertSame( '403 invitation_used_up', self::code( $check( self::used_up() ) ) );
		self::assertSame( '400 verification_failed', self::code( $check( $code, array( 'secret_2' => 'another-secret-another' ) ) ) );
		self::assertSame( $would_be, $check( $code )->get_data(), 'Its own use is taken already.' );
		$other = self::invitation( 1 );
		self::assertSame( $would_be, $check( $other )->get_data() );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_invitations', 'sites_left = 1' ), 'No use is taken.' );
		self::assertSame( 200, $site->call( 'GET', '/hub/site' )->get_status(), 'Nor has the site left.' );
		self::by_approval();
		self::assertSame( array( 'status' => 'pending' ) + $would_be, array_reverse( $check( '' )->get_data() ) );
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}slipstream_hub_sites", array( 'status' => 'revoked' ), array( 'id' => $site->id ) );
		self::assertSame( '403 site_revoked', self::code( $check( $other ) ) );
	}

	public function test_a_check_of_a_stranger_stores_nothing(): void {
		$site   = new Client_Site( 'https://site.example' );
		$answer = $this->register( $site, self::invitation(), array( 'check' => true ) )->get_data();
		self::assertSame( 0, $answer['site_id'] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_sites' ) );
	}

	/** The code of an invitation that another site has used up. */
	private static function used_up(): string {
		global $wpdb;
		$code = self::invitation( 1 );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_invitations SET sites_left = 0 ORDER BY id DESC LIMIT 1" );
		return $code;
	}
}
