<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Users\Link;
use Slipstream\Hub\Users\Links;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Signatures\Message;
use Slipstream\Signatures\Verifier;
use WeakMap;
use WP_Error;
use WP_REST_Request;

/**
 * Verifies a site's request signature, and finds the user of its access token. A signature works only once, so the
 * result is kept with its request.
 */
final class Site_Auth {

	/** A site's key ID while it has no number. */
	public const NEW_KEY = 'new';

	/** @var WeakMap<WP_REST_Request, Site> The sites of accepted requests. */
	private WeakMap $sites;

	/** @var WeakMap<WP_REST_Request, Link> */
	private WeakMap $links;

	public function __construct(
		private Verifier $verifier,
		private Sites $table,
		private Links $users,
		private Site_Alarms $alarms
	) {
		$this->sites = new WeakMap();
		$this->links = new WeakMap();
	}

	/**
	 * Accepts a request that an active site signed.
	 *
	 * @param bool $is_moved Whether the site may report a new address.
	 * @param bool $may_wait Whether the site can call before it is approved.
	 */
	public function allow_site(
		WP_REST_Request $request,
		bool $is_moved = false,
		bool $may_wait = false
	): true|WP_Error {
		try {
			$site = $this->signed_by( $request, $may_wait );
			$home = (string) $request->get_header( 'slipstream-site' );
			if ( ! $is_moved && ! Home::is_same( $home, $site->home ) ) {
				$this->alarms->raise( $site->id, $home );
				return new WP_Error(
					'url_mismatch',
					__( 'The key belongs to a site at another address. One of the two is a copy.', 'slipstream' ),
					array(
						'status' => 409,
						'home'   => $site->home,
					)
				);
			}
			$this->table->update_last_seen( $site );
			$this->sites[ $request ] = $site;
			return true;
		} catch ( Request_Error $error ) {
			return $error->to_wp_error();
		}
	}

	/** Accepts a request that an active site signed, with the access token of one of its users. */
	public function allow_user( WP_REST_Request $request ): true|WP_Error {
		$is_site = $this->allow_site( $request );
		if ( true !== $is_site ) {
			return $is_site;
		}
		try {
			$given = preg_match(
				'/^Bearer\s+(\S{20,200})$/i',
				trim( (string) $request->get_header( 'authorization' ) ),
				$found
			)
				? $found[1]
				: '';
			$link  = '' === $given ? null : $this->users->of_token( $this->site( $request )->id, $given );
			if ( null === $link ) {
				self::unknown();
			}
			$this->users->update_last_seen( $link );
			$this->links[ $request ] = $link;
			return true;
		} catch ( Request_Error $error ) {
			return $error->to_wp_error();
		}
	}

	/** Accepts a request that is signed with the key in its body. */
	public function allow_new( WP_REST_Request $request ): true|WP_Error {
		$key = is_string( $request['public_key'] ) ? $request['public_key'] : '';
		try {
			$this->verifier->verify(
				Message::of_request( $request ),
				static fn ( string $id ): ?string => self::NEW_KEY === $id ? Key_Pair::decode_public( $key ) : null
			);
			$is_own = Home::is_same(
				(string) $request->get_header( 'slipstream-site' ),
				is_string( $request['home'] ) ? $request['home'] : ''
			);
			return $is_own
				? true
				: new WP_Error(
					'invalid_address',
					__( 'The request was signed for a different address.', 'slipstream' ),
					array( 'status' => 400 )
				);
		} catch ( Request_Error $error ) {
			return $error->to_wp_error();
		}
	}

	/**
	 * An accepted request's site.
	 *
	 * @throws Request_Error If the request was not accepted.
	 */
	public function site( WP_REST_Request $request ): Site {
		return $this->sites[ $request ] ?? self::unknown();
	}

	/**
	 * An accepted request's user.
	 *
	 * @throws Request_Error If the request was not accepted.
	 */
	public function link( WP_REST_Request $request ): Link {
		return $this->links[ $request ] ?? self::unknown();
	}

	/** @param bool                                  $may_wait Whether the site can call before it is approved. */
	private function signed_by( WP_REST_Request $request, bool $may_wait ): Site {
		$site = null;
		$this->verifier->verify(
			Message::of_request( $request ),
			function ( string $id ) use ( &$site ): ?string {
				$site = preg_match( '/^[1-9]\d{0,17}$/D', $id ) ? $this->table->find( (int) $id ) : null;
				return null === $site ? null : Key_Pair::decode_public( $site->public_key );
			}
		);
		if ( ! $site instanceof Site ) {
			self::unknown();
		}
		return match ( $site->status ) {
			Site::ACTIVE => $site,
			Site::PENDING => $may_wait
				? $site
				: throw new Request_Error(
					'site_pending',
					__( 'The hub’s administrator has not approved this site yet.', 'slipstream' ),
					403
				),
			default => Sites::revoked(),
		};
	}

	private static function unknown(): never {
		throw new Request_Error(
			'unknown_token',
			__( 'The site’s key or the user’s token is not recognized.', 'slipstream' ),
			401
		);
	}
}
