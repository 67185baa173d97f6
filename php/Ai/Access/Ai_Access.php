<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Access;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Modules;
use Slipstream\Settings\Declared_Choices;
use Slipstream\Tokens\Caller;
use WP_User;

/**
 * One switch for everything, one for each feature, one for each role.
 */
final class Ai_Access {

	public const ENABLED    = 'slipstream_ai_enabled';
	public const SWITCHES   = 'slipstream_ai_control';
	public const CAPABILITY = 'use_ai_assistant';

	/** Features that code asks for. All of them are in choices.json. */
	public const WRITING = 'writing';
	public const FORMS   = 'forms';
	public const IMAGES  = 'images';
	public const VOICE   = 'voice';

	public function __construct( private Modules $modules ) {}

	/** Whether AI is on at all, here and in WordPress. */
	public function is_on(): bool {
		return $this->modules->is_active( 'ai' )
			&& ( ! function_exists( 'wp_supports_ai' ) || wp_supports_ai() );
	}

	/** Whether the switch can be turned on: nothing outside of this plugin forbids AI. */
	public function is_possible(): bool {
		$switch = $this->modules->switchable( 'ai' );
		return ( null === $switch || false !== $this->modules->override( $switch ) )
			&& ( ! function_exists( 'wp_supports_ai' ) || wp_supports_ai() );
	}

	/** @return list<string> All features: each has a switch. */
	public static function features(): array {
		return Declared_Choices::names( 'Ai', 'features' );
	}

	/** @return array<string, bool> Whether each feature is on. */
	public function features_on(): array {
		return array_map( $this->has_feature( ... ), array_combine( self::features(), self::features() ) );
	}

	public function has_feature( string $feature ): bool {
		return $this->is_on() && ! $this->is_off( 'features', $feature );
	}

	/** Whether a role may use AI, if its people may write. */
	public function has_role( string $role ): bool {
		return ! $this->is_off( 'roles', $role );
	}

	/**
	 * The switch that a request's feature belongs to, by the name that clients call it. Whatever no feature names is
	 * writing. A prompt says its switch in its own file.
	 */
	public static function switch_of( string $feature ): string {
		foreach ( Declared_Choices::of( 'Ai', 'features' ) as $switch => $own ) {
			if ( in_array( $feature, (array) $own['requests'], true ) ) {
				return $switch;
			}
		}
		return self::WRITING;
	}

	/**
	 * Why the caller of a token may not ask; null if nothing stands in the way. Who may at a connected site is
	 * decided there, when the token is given out.
	 *
	 * @param string $feature One of features(); '' for any.
	 */
	public function refusal_of( Caller $caller, string $feature = '' ): ?Request_Error {
		if ( $caller->is_local() ) {
			return $this->refusal( $caller->user_id, $feature );
		}
		if ( ! $this->is_on() ) {
			return new Request_Error( 'ai_disabled', __( 'AI is turned off on this site.', 'slipstream' ), 403 );
		}
		$is_off = '' !== $feature
			&& ( ! $this->has_feature( $feature ) || in_array( $feature, $caller->without, true ) );
		return $is_off
			? new Request_Error(
				'ai_feature_disabled',
				__( 'This AI feature is turned off on this site.', 'slipstream' ),
				403
			)
			: null;
	}

	/**
	 * Why a user may not ask; null if nothing stands in the way.
	 *
	 * @param string $feature One of features(); '' for any.
	 */
	public function refusal( int $user_id, string $feature = '' ): ?Request_Error {
		if ( ! $this->is_on() ) {
			return new Request_Error( 'ai_disabled', __( 'AI is turned off on this site.', 'slipstream' ), 403 );
		}
		if ( ! user_can( $user_id, 'edit_posts' ) ) {
			return new Request_Error(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to do that.', 'slipstream' ),
				403
			);
		}
		if ( ! user_can( $user_id, self::CAPABILITY ) ) {
			return new Request_Error(
				'ai_not_allowed',
				__( 'Your role on this site cannot use AI.', 'slipstream' ),
				403
			);
		}
		if ( '' !== $feature && ! $this->has_feature( $feature ) ) {
			return new Request_Error(
				'ai_feature_disabled',
				__( 'This AI feature is turned off on this site.', 'slipstream' ),
				403
			);
		}
		return null;
	}

	/**
	 * Gives the capability to those who may write and have a role that is not switched off. Runs on user_has_cap.
	 *
	 * @param array<string, bool> $all   The user's permissions.
	 * @param array<mixed>        $asked The request.
	 * @param array<mixed>        $more  Not used.
	 * @return array<string, bool>
	 */
	public function grant( array $all, array $asked, array $more, WP_User $user ): array {
		if ( ! in_array( self::CAPABILITY, $asked, true ) ) {
			return $all;
		}
		$roles = array_values( $user->roles );
		$given = $all[ self::CAPABILITY ] ?? ! empty( $all['edit_posts'] );

		$all[ self::CAPABILITY ] = $given
			&& $this->is_on()
			&& ( array() === $roles || array_filter( $roles, array( $this, 'has_role' ) ) );
		return $all;
	}

	/**
	 * Leaves a block out of the inserter where the current user cannot use it. Blocks that are in a post stay what they
	 * are.
	 *
	 * @param array<string, mixed> $args The block's arguments.
	 * @return array<string, mixed>
	 */
	public function hide_block( array $args, string $feature ): array {
		if ( null !== $this->refusal( get_current_user_id(), $feature ) ) {
			$args['supports'] = array( 'inserter' => false ) + (array) ( $args['supports'] ?? array() );
		}
		return $args;
	}

	/**
	 * Whether something is switched off.
	 *
	 * @param 'features'|'roles' $kind
	 */
	public function is_off( string $kind, string $name ): bool {
		$stored = get_option( self::SWITCHES );
		return is_array( $stored ) && in_array( $name, (array) ( $stored[ $kind ] ?? array() ), true );
	}
}
