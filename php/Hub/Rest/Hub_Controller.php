<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Slipstream\Hub\Sites\Site_Auth;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;

/**
 * Checks callers' permissions, and registers and answers routes.
 */
abstract class Hub_Controller extends Controller {

	protected const NUMBER = 2147483647;

	public function __construct( protected Site_Auth $auth ) {}

	/** Allows active sites with a signed request. */
	public function site_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return $this->auth->allow_site( $request );
	}

	/** Allows active sites' users with their access token in a signed request. */
	public function user_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return $this->auth->allow_user( $request );
	}

	/**
	 * Registers a route below slipstream/v1/hub.
	 *
	 * @param string $path Such as /site.
	 * @param array<string, array{string, string, 2?: array<string, array<string, mixed>>}> $handlers By HTTP method:
	 *     our method, the allowed caller (site, user, admin), and the arguments.
	 * @param array<string, string|array<string, mixed>>|null $members The response's members; null for a list, whose
	 *     schema is $item.
	 * @param array<string, mixed> $item The schema of a list item.
	 */
	protected function hub_route(
		string $path,
		array $handlers,
		string $title,
		?array $members,
		array $item = array()
	): void {
		$schema = static fn (): array => null !== $members ? self::schema_of( $title, $members ) : array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $title,
			'type'    => 'array',
			'items'   => $item,
		);
		$list   = array();
		foreach ( $handlers as $method => $handler ) {
			$list[] = $this->handler(
				$method,
				$handler[0],
				$this->{ "{$handler[1]}_permissions_check" }( ... ),
				$handler[2] ?? array()
			);
		}
		$this->route( 'slipstream/v1', "/hub$path", $list, $schema );
	}

	/** @return array{code: string} The response to a change that has no data to return. */
	protected static function success(): array {
		return array( 'code' => 'success' );
	}

	/** @return array<string, mixed> A text argument. */
	protected static function sanitized_text( int $longest, bool $is_required = true, int $shortest = 0 ): array {
		return array(
			'type'              => 'string',
			'minLength'         => $shortest,
			'maxLength'         => $longest,
			'required'          => $is_required,
			'sanitize_callback' => 'sanitize_text_field',
			'validate_callback' => 'rest_validate_request_arg',
		);
	}

	/**
	 * An argument with a text for programs. It is compared and never shown, so it is not sanitized.
	 *
	 * @param string $pattern Its pattern from the beginning. It ends at the text's end, not before a final line feed.
	 * @return array<string, mixed>
	 */
	protected static function token( string $pattern ): array {
		return array(
			'type'     => 'string',
			'pattern'  => "$pattern$(?!\n)",
			'required' => true,
		);
	}

	/** @return array<string, mixed> An address argument. It is not sanitized, because that would change it. */
	protected static function url(): array {
		return self::token( '^[\x21-\x7e]{8,255}' );
	}

	/** @return array<string, array<string, mixed>> The arguments that prove a site's address. */
	protected static function claim(): array {
		$secret = self::token( '^[A-Za-z0-9_-]{16,128}' );
		return array(
			'home'     => self::url(),
			'siteurl'  => self::url(),
			'secret_1' => $secret,
			'secret_2' => $secret,
			'state'    => array( 'minimum' => 0 ) + self::user_id(),
		);
	}

	/**
	 * A request's proof of its site's address.
	 *
	 * @param string $public_key The site's key, as base64.
	 * @return array{home: string, siteurl: string, public_key: string, secret_1: string, secret_2: string, state: int}
	 */
	protected static function claim_of( WP_REST_Request $request, string $public_key ): array {
		return array(
			'home'       => untrailingslashit( (string) $request['home'] ),
			'siteurl'    => untrailingslashit( (string) $request['siteurl'] ),
			'public_key' => $public_key,
			'secret_1'   => (string) $request['secret_1'],
			'secret_2'   => (string) $request['secret_2'],
			'state'      => (int) $request['state'],
		);
	}

	/** @return array<string, mixed> An argument with a user's number. */
	protected static function user_id(): array {
		return array(
			'type'     => 'integer',
			'minimum'  => 1,
			'maximum'  => PHP_INT_MAX,
			'required' => true,
		);
	}

	protected function argument_help(): array {
		return array(
			'home'     => array(
				'description' => __( 'The site’s home address.', 'slipstream' ),
				'example'     => 'https://example.com',
			),
			'siteurl'  => array(
				'description' => __( 'The address of the site’s WordPress.', 'slipstream' ),
				'example'     => 'https://example.com',
			),
			'secret_1' => array(
				'description' => __( 'The first secret that the site’s callback proves.', 'slipstream' ),
				'example'     => 'abcdefghijklmnop',
			),
			'secret_2' => array(
				'description' => __( 'The second secret that the site’s callback proves.', 'slipstream' ),
				'example'     => 'qrstuvwxyzabcdef',
			),
			'state'    => array(
				'description' => __( 'The user who registers the site; 0 for nobody.', 'slipstream' ),
				'example'     => 1,
			),
		) + parent::argument_help();
	}
}
